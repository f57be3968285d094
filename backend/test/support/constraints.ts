import { Db } from '../../src/platform/database/prisma.js';
import { provided } from './api.js';

/** The words that a constraint of the database names. */
export async function wordsOf(constraint: string): Promise<string[]> {
  const [row] = await provided(Db).$queryRaw<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`;
  return [...(row?.definition ?? '').matchAll(/'([a-z_-]+)'::/g)].map(([, word = '']) => word);
}
