import { Logger } from '@nestjs/common';

const logger = new Logger('forEachSettled');

/** Does the same for each, one after the other; one that fails is logged and stops none of the others. */
export async function forEachSettled<T extends { id: string }>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      logger.error(one.id, error instanceof Error ? error.stack : String(error));
    }
  }
}
