import { Failure } from './failure.js';
import { say } from './terminal.js';

type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let leaving: Promise<void> | undefined;

/** Has `cleanup` done before the program ends, however it ends; the last one asked for goes first. */
export function beforeLeaving(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/**
 * Runs a command of the Makefile to its end, or to Ctrl-C, and leaves nothing behind.
 *
 * @param work gives the exit code; a `Failure` is told in its one line
 */
export async function program(work: () => Promise<number>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!leaving) say.plain('\nStopping…');
      void leave(0);
    });
  }
  try {
    await leave(await work());
  } catch (error) {
    if (!leaving) say.problem(explanation(error));
    await leave(1);
  }
}

function explanation(error: unknown): string {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? `${error.stack}` : String(error);
}

async function leave(code: number): Promise<void> {
  leaving ??= cleanUp().finally(() => process.exit(code));
  await leaving;
}

async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.reverse()) await cleanup();
}
