import type { Prisma } from '../../../platform/database/generated/client.js';

/** Something that is always true of the books. */
export interface Invariant {
  /** What is true, in a sentence that needs no knowledge of the tables. */
  name: string;
  /** The rows for which it is not; none when it holds. One statement sees one state of the books. */
  sql: Prisma.Sql;
}
