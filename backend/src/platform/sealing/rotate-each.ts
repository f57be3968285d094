import { Logger } from '@nestjs/common';
import { forEachDue } from '../for-each-settled.js';

const logger = new Logger('rotateEach');

/**
 * Seals anew all that is due, one after the other; one that cannot be is named in the log and stops none of the others.
 *
 * @param read a page of it, as `forEachDue` reads it
 * @param rotate false when nothing was to be done
 */
export async function rotateEach<T extends { id: string }>(
  read: Parameters<typeof forEachDue<T>>[0],
  rotate: (one: T) => Promise<boolean>,
  nameOf: (one: T) => string,
): Promise<{ rotated: number; failed: number }> {
  const counts = { rotated: 0, failed: 0 };
  await forEachDue(read, async (one) => {
    try {
      if (await rotate(one)) counts.rotated++;
    } catch (error) {
      counts.failed++;
      logger.error(`${nameOf(one)}: ${String(error)}`);
    }
  });
  return counts;
}
