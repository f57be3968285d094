import { spawn } from 'node:child_process';

/**
 * A shell that waits beside this process and outlives it: when its input closes, for whatever
 * reason (`kill -9` included), it ends every process it was told of. So nothing is orphaned.
 */
const script = `
  while read -r pid; do pids="$pids $pid"; done
  [ -z "$pids" ] || kill -TERM $pids 2>/dev/null
`;

let shell: ReturnType<typeof spawn> | undefined;

/** Has `pid` ended when this process ends. */
export function leaveToCaretaker(pid: number): void {
  shell ??= spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.stdin?.write(`${pid}\n`);
  shell.unref();
}
