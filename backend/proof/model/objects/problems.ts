import type { ReadRows } from '../read-history.js';
import type { Told } from '../told.js';
import { findWrongClosures } from './closed-days.js';
import { findImpossiblePayments } from './impossible-payments.js';
import { findTooManyLet } from './let-pieces.js';

/** @returns what contradicts what owners said of their objects, a line each */
export async function findProblemsOfObjects(read: ReadRows, told: Told): Promise<string[]> {
  return [
    ...findImpossiblePayments(told),
    ...(await findTooManyLet(read, told)),
    ...(await findWrongClosures(read, told)),
  ];
}
