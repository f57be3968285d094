import { Failure } from './failure.js';
import { log } from './log.js';

type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let exiting: Promise<void> | undefined;

/** Has `cleanup` run before the program exits, however it exits; the last one registered runs first. */
export function beforeExit(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/**
 * Runs a command of the Makefile to its end, or to Ctrl-C, with all its cleanups.
 *
 * @param work resolves with the exit code; of a `Failure` only the message is printed
 */
export async function program(work: () => Promise<number>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!exiting) log.line('\nStopping…');
      void exit(0);
    });
  }
  try {
    await exit(await work());
  } catch (error) {
    if (!exiting) log.problem(messageOf(error));
    await exit(1);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? `${error.stack}` : String(error);
}

async function exit(code: number): Promise<void> {
  exiting ??= cleanUp().finally(() => process.exit(code));
  await exiting;
}

async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.reverse()) await cleanup();
}
