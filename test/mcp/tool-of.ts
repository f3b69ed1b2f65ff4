import type { Tool } from '../../src/mcp/tools.js';
import { TOOLS } from '../../src/mcp/tools.js';

/** A tool by its name. */
export function toolOf(name: string): Tool {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool;
}
