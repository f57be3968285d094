import { Prisma } from '../../../platform/database/generated/client.js';
import { references } from '../invariants/guards.js';
import { foreignKeysOfLedger } from './ledger-screening.js';
import { screening } from './screening.js';

/** Rows that name what there is not. Counted: of whether there is one, the planner expects to be told at once. */
const missing = references
  .filter(({ name }) => !foreignKeysOfLedger.includes(name))
  .map(({ table, column, target, key }) => {
    const [from, at, to, by] = [table, column, target, key].map((word) => Prisma.raw(`"${word}"`));
    return Prisma.sql`(
      select count(*)
      from ${from} source
      where source.${at} is not null
        and not exists (select from ${to} target where target.${by} = source.${at}))`;
  });

export const referenceScreening = screening(
  Prisma.sql`sums as materialized (select ${Prisma.join(missing, ' + ')} as missing)`,
  { 'whatever a row names exists': Prisma.sql`missing = 0` },
);
