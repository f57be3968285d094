/** What a module that is run in another process exports as `task`. Input and output are copied. */
// biome-ignore lint/suspicious/noExplicitAny: each task has types of its own
export type Task = (input: any) => Promise<unknown>;

export interface TaskOrder {
  /** The address of the module. */
  module: string;
  input: unknown;
}

/** A new process says first that it is ready. */
export type TaskReply = { ready: true } | { output: unknown } | { failure: string };

/** The task has refused its input. */
export class TaskFailed extends Error {}

/** The task took longer than it may, and was killed. */
export class TaskTimedOut extends Error {}

/** The process ended while it worked, or before it could. */
export class TaskProcessDied extends Error {}
