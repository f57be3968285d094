import { spawnSync } from 'node:child_process';
import { connectTo } from './database/create.js';

/**
 * Keeps a process, and all that it starts from now on, on one processor: a player and its PostgreSQL
 * take turns, and to wake the other takes less on the processor that is awake. By `taskset`, which
 * every Linux has; elsewhere, or where there is no such processor, it runs where it likes.
 *
 * @param index of the processor, from 0
 */
export function keepOnProcessor(index: number, pid: number): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${index}`, `${pid}`]);
}

/** The process that starts those of all connections. */
export async function serverProcessOf(url: string): Promise<number> {
  const client = await connectTo(url);
  const { rows } = await client.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid",
  );
  await client.end();
  return (rows[0] as { pid: number }).pid;
}
