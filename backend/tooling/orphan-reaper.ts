import { spawn } from 'node:child_process';

/**
 * A shell that runs beside this process and outlives it: when its standard input closes, for whatever
 * reason (`kill -9` included), it terminates every process group registered with it.
 */
const script = `
  while read -r change group; do
    case $change in
      started) groups="$groups $group" ;;
      ended) groups=$(for other in $groups; do [ $other = $group ] || echo $other; done) ;;
    esac
  done
  [ -z "$groups" ] || kill -s TERM -- $groups 2>/dev/null
`;

const groups = new Set<number>();
let shell: ReturnType<typeof spawn> | undefined;

/** Has the process group of `leader` terminated when this process ends. */
export function registerGroup(leader: number): void {
  groups.add(leader);
  send(`started -${leader}`);
}

/** To be called when the group has ended: its number may be given to another one soon. */
export function unregisterGroup(leader: number): void {
  groups.delete(leader);
  send(`ended -${leader}`);
  if (groups.size > 0) return;
  shell?.stdin?.end();
  shell = undefined;
}

function send(change: string): void {
  shell ??= spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.stdin?.write(`${change}\n`);
  shell.unref();
}
