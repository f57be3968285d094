import { ProblemError } from '../../kernel/errors.js';
import { BoundedQueue } from './bounded-queue.js';
import { type ProcessLimits, TaskProcess } from './task-process.js';

interface Options extends ProcessLimits {
  processes: number;
  /** How many pieces of work may wait for a process. */
  waiting: number;
}

/** Work that the serving process is kept free of: processes of its own do it, a few at a time, the rest waits its turn. */
export class TaskProcesses {
  private readonly queue: BoundedQueue;
  private readonly free: TaskProcess[];
  private readonly all: readonly TaskProcess[];
  private isClosed = false;

  constructor({ processes, waiting, ...limits }: Options) {
    this.queue = new BoundedQueue({ running: processes, waiting });
    this.all = Array.from({ length: processes }, () => new TaskProcess(limits));
    this.free = [...this.all];
  }

  /**
   * @param module the address of one that exports a `task`
   * @throws ProblemError `service-unavailable` when too much waits already; TaskFailed, TaskTimedOut, TaskProcessDied
   */
  run<Output>(module: string, input: unknown): Promise<Output> {
    return this.queue.run(async () => {
      const free = this.free.pop();
      if (!free || this.isClosed) throw new ProblemError('service-unavailable');
      try {
        return (await free.run({ module, input })) as Output;
      } finally {
        this.free.push(free);
      }
    });
  }

  /** Ends the processes, and whatever they are working on. */
  close(): void {
    this.isClosed = true;
    for (const one of this.all) one.end();
  }
}
