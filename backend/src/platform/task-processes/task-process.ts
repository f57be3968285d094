import { type ChildProcess, spawn } from 'node:child_process';
import { homedir, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { minuteMs } from '../../kernel/duration.js';
import { codeReserve } from './code-reserve.js';
import {
  TaskFailed,
  type TaskOrder,
  TaskProcessDied,
  type TaskReply,
  TaskTimedOut,
} from './task.js';

export interface ProcessLimits {
  /** Of one piece of work; then the process is killed. */
  seconds: number;
  /** Of the memory that the process writes to, where the system knows such a limit (Linux does). */
  megabytes: number;
}

/** Less than the serving process at the moment when both have work. */
const niceness = 10;
/** Until a new process is ready, on a machine that has much to do. */
const startSeconds = 60;
/** A process that has nothing to do gives its memory back. */
const idleMs = minuteMs;
/** Then a new one begins with memory that is in one piece. */
const mostTasks = 100;

/** Under tests, the product runs from its sources. */
const isSource = import.meta.url.endsWith('.ts');

/** With the one in which sources are compiled. */
const threads = isSource ? 2 : 1;

/** The address of a module beside another one, as it is on disk. */
export const moduleBeside = (name: string, of: string): string =>
  new URL(of.endsWith('.ts') ? name.replace(/\.js$/, '.ts') : name, of).href;

const script = fileURLToPath(moduleBeside('./run-tasks.js', import.meta.url));

/** A process of our own that works on one thing at a time; started when there is work, and again after it has died. */
export class TaskProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private done = 0;
  private isReady = false;

  constructor(private readonly limits: ProcessLimits) {}

  /** @throws TaskFailed, TaskTimedOut, TaskProcessDied */
  async run(order: TaskOrder): Promise<unknown> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    try {
      return await this.ask(this.child, order);
    } finally {
      this.done++;
      if (this.done >= mostTasks) this.end();
      this.idle = setTimeout(() => this.end(), idleMs).unref();
    }
  }

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.done = 0;
    this.isReady = false;
  }

  /** Without our environment, which holds secrets. */
  private start(): ChildProcess {
    const megabytes = this.limits.megabytes + threads * codeReserve();
    const node = [process.execPath, ...(isSource ? ['--import', 'tsx'] : []), script];
    const limited = 'ulimit -c 0; ulimit -d "$0" 2>/dev/null; exec "$@"';
    const child = spawn('/bin/sh', ['-c', limited, String(megabytes * 1024), ...node], {
      env: { HOME: homedir(), MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    try {
      if (child.pid) setPriority(child.pid, niceness);
    } catch {
      // It has ended already, which is told to whoever waits for it.
    }
    child.unref();
    child.channel?.unref();
    const forget = () => {
      if (this.child === child) this.end();
    };
    child.once('exit', forget).once('error', forget);
    return child;
  }

  private ask(child: ChildProcess, order: TaskOrder): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const limit = (seconds: number) =>
        setTimeout(() => {
          settle(() => reject(new TaskTimedOut(`${seconds} s`)));
          this.end();
        }, seconds * 1000);
      let timer = limit(this.isReady ? this.limits.seconds : startSeconds);
      const onReply = (reply: TaskReply) => {
        if ('ready' in reply) {
          this.isReady = true;
          clearTimeout(timer);
          timer = limit(this.limits.seconds);
          return;
        }
        settle(() =>
          'output' in reply ? resolve(reply.output) : reject(new TaskFailed(reply.failure)),
        );
      };
      const onExit = (code: number | null, signal: string | null) =>
        settle(() => reject(new TaskProcessDied(signal ?? `code ${code}`)));
      const onError = (error: Error) => settle(() => reject(new TaskProcessDied(error.message)));
      const settle = (how: () => void) => {
        clearTimeout(timer);
        child.off('message', onReply).off('exit', onExit).off('error', onError);
        how();
      };
      child.on('message', onReply).on('exit', onExit).on('error', onError);
      child.send(order, (error) => error && onError(error));
    });
  }
}
