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

/** Rows that are read at once. */
const pageSize = 200;

/** At most `limit` rows whose ids come after `after`. */
export interface PageAfter {
  after: string;
  limit: number;
}

/**
 * The same for all that is due, read in pages, in the order of their ids: those that always fail keep
 * none of the others waiting.
 *
 * @param read a page of what is due
 * @returns how many there were
 */
export async function forEachDue<T extends { id: string }>(
  read: (page: PageAfter) => Promise<T[]>,
  work: (one: T) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await read({ after, limit: pageSize });
    await forEachSettled(page, work);
    count += page.length;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return count;
    after = last.id;
  }
}
