import { spawn } from 'node:child_process';

/**
 * A shell that waits beside this process and outlives it: when its input closes, for whatever
 * reason (`kill -9` included), it ends every process group it was told of. So nothing is orphaned.
 */
const script = `
  while read -r pid; do groups="$groups -$pid"; done
  [ -z "$groups" ] || kill -s TERM -- $groups 2>/dev/null
`;

let shell: ReturnType<typeof spawn> | undefined;

/** Has the process group of `leader` ended when this process ends. */
export function leaveToCaretaker(leader: number): void {
  shell ??= spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.stdin?.write(`${leader}\n`);
  shell.unref();
}
