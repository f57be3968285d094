import { Logger } from '@nestjs/common';
import { reasonOf } from './monitoring/reason-of.js';

/**
 * Starts a program; where the system refuses, such as a port that another one has, it says why in one line of the log
 * and ends with 1.
 */
export async function start(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    new Logger('Start').error({ msg: 'Not started', reason: reasonOf(error) });
    process.exit(1);
  }
}
