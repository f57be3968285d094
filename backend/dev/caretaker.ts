import { spawn } from 'node:child_process';

/**
 * A shell that waits beside this process and outlives it: when its input closes, for whatever
 * reason (`kill -9` included), it ends every process group it was told of. So nothing is orphaned.
 */
const script = `
  while read -r change group; do
    case $change in
      begun) groups="$groups $group" ;;
      ended) groups=$(for other in $groups; do [ $other = $group ] || echo $other; done) ;;
    esac
  done
  [ -z "$groups" ] || kill -s TERM -- $groups 2>/dev/null
`;

let shell: ReturnType<typeof spawn> | undefined;

/** Has the process group of `leader` ended when this process ends. */
export function leaveToCaretaker(leader: number): void {
  tell(`begun -${leader}`);
}

/** The group has ended: its number may soon be another's. */
export function takeFromCaretaker(leader: number): void {
  tell(`ended -${leader}`);
}

function tell(change: string): void {
  shell ??= spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.stdin?.write(`${change}\n`);
  shell.unref();
}
