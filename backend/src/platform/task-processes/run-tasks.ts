import type { Task, TaskOrder, TaskReply } from './task.js';

/**
 * A process that does the work that its parent sends it, one piece at a time, and ends with its parent, however that
 * ends. What is killed with it is nothing that anybody else waits for.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The parent finishes the requests at hand first, then ends this process itself.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

process.on('message', ({ module, input }: TaskOrder) => {
  void perform(module, input).then((reply) => process.send?.(reply));
});

process.send?.({ ready: true } satisfies TaskReply);

async function perform(module: string, input: unknown): Promise<TaskReply> {
  try {
    const { task } = (await import(module)) as { task: Task };
    return { output: await task(input) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
