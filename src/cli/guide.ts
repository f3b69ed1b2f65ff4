import { readFileSync } from 'node:fs';

/** How to use the program, for an agent: a text for a system prompt. */
export function guide(): string {
  return readFileSync(new URL('../../guide/agents.md', import.meta.url), 'utf8');
}
