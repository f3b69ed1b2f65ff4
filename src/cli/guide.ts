import { readFileSync } from 'node:fs';
import type { GuideArgs } from '../commands/arguments.js';
import type { Io, Status } from '../commands/command.js';
import { DOCUMENT_COMMANDS } from '../options/document-commands.js';
import type { Command, Operand } from '../options/option.js';
import { operandName } from '../options/parameter-name.js';

/** `finread guide`: how an agent should use this. */
export function run({ topic }: GuideArgs, io: Io): Status {
  io.stdout.write(topic === 'agents' ? guide() : bundle());
  return 0;
}

/** How to use the program, for an agent: a text for a system prompt. */
export function guide(): string {
  return readFileSync(new URL('../../guide/agents.md', import.meta.url), 'utf8');
}

/** A script that writes a tool bundle of SWE-agent into a folder: a tool for each command that reads documents. */
function bundle(): string {
  return `#!/bin/sh
# Writes a tool bundle of SWE-agent: sh -s FOLDER
set -eu
folder=\${1:-finread}
mkdir -p "$folder"
cat > "$folder/config.yaml" <<'END_OF_CONFIG'
${config()}END_OF_CONFIG
cat > "$folder/install.sh" <<'END_OF_INSTALL'
${install()}END_OF_INSTALL
`;
}

/** SWE-agent calls a tool as a program of that name, which stands in the folder bin of its bundle. */
function install(): string {
  const programs = DOCUMENT_COMMANDS.map(
    (command) => `cat > bin/finread_${command.name} <<'END'\n#!/bin/sh\n${callOf(command)}\nEND\n`,
  );
  return `#!/usr/bin/env bash
command -v finread > /dev/null 2>&1 || npm install --global finread
mkdir -p bin
${programs.join('')}chmod +x bin/*
`;
}

/** A text that is given itself stands on standard input, where it is called `-`. */
function callOf({ name, operands }: Command): string {
  if (operands[0]?.kind !== 'input') return `exec finread ${name} "$@"`;
  return `text=$1\nshift\nprintf '%s\\n' "$text" | finread ${name} - "$@"`;
}

function config(): string {
  return `tools:\n${DOCUMENT_COMMANDS.map(tool).join('')}`;
}

function tool(command: Command): string {
  const args = command.operands.map((operand) => {
    const required = `        required: ${operand.required}`;
    const about = JSON.stringify(operand.about);
    return `      - name: ${operandName(operand)}\n        type: string\n        description: ${about}\n${required}\n`;
  });
  return `  finread_${command.name}:
    signature: ${JSON.stringify([`finread_${command.name}`, ...command.operands.map(signature)].join(' '))}
    docstring: ${JSON.stringify([`${command.about}.`, ...(command.notes ?? [])].join(' '))}
    arguments:
${args.join('')}`;
}

function signature(operand: Operand): string {
  return operand.required ? `<${operandName(operand)}>` : `[<${operandName(operand)}>]`;
}
