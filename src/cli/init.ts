import type { InitArgs, Shell } from '../commands/arguments.js';
import type { Io, Status } from '../commands/command.js';
import { DOCUMENT_COMMANDS } from '../options/document-commands.js';

/** Prints what a shell is to evaluate so that `read` can be typed for `finread`. */
export function run(args: InitArgs, io: Io): Status {
  io.stdout.write(SCRIPTS[args.shell]);
  return 0;
}

/** The commands that read documents, as a pattern of `case`. */
const NAMES = DOCUMENT_COMMANDS.map((command) => command.name).join('|');

/**
 * The function uses no variable of its own, since the builtin would set that one in place of the caller's, and no
 * subshell, since it stands in loops. Its last command is the one whose status counts.
 *
 * @param builtin how the shell calls its own `read` past the function
 */
function script(builtin: string): string {
  return `# read ${NAMES} goes to finread when you type it; every other call is the builtin's.
_finread_names() {
  while [ $# -gt 0 ]; do
    case $1 in ''|[0-9]*|*[!A-Za-z0-9_]*) return 1 ;; esac
    shift
  done
}
read() {
  case \${1-} in
    ${NAMES})
      if [ -t 0 ] || ! _finread_names "$@"; then
        finread "$@"
        return
      fi ;;
  esac
  ${builtin} read "$@"
}
`;
}

const SCRIPTS: Readonly<Record<Shell, string>> = {
  // Under `set -a` bash would hand the functions to every child shell.
  bash: `${script('builtin')}export -fn read _finread_names\n`,
  zsh: script('builtin'),
  sh: script('command'),
  fish: '# fish keeps the name read for its builtin and lets no function take it: type finread.\n',
};
