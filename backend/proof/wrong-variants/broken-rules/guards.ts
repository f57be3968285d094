import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const without = (name: string, statement: string) => async (books: BrokenBooks) => {
  await books.run(statement);
  return name;
};

export const guardBreaks: Breaks = {
  'every guard of the database is there, unchanged and in force': {
    'a trigger that is disabled': without(
      'guard_payment',
      'alter table payments disable trigger guard_payment',
    ),
    'a constraint that was dropped': without(
      'occupied_pieces_no_overlap',
      'alter table occupied_pieces drop constraint occupied_pieces_no_overlap',
    ),
    'a check that says less': without(
      'rentals_amounts',
      `alter table rentals drop constraint rentals_amounts,
         add constraint rentals_amounts check (rent > 0)`,
    ),
    'a check that old rows may break': without(
      'rentals_not_own_item',
      `alter table rentals drop constraint rentals_not_own_item,
         add constraint rentals_not_own_item check (renter_id <> owner_id) not valid`,
    ),
    'a foreign key whose triggers are disabled': without(
      'payments_user_id_fkey',
      'alter table payments disable trigger all',
    ),
    'a unique index that was dropped': without('payments_one_live', 'drop index payments_one_live'),
    'a function that does nothing': without(
      'keep_statement',
      `create or replace function keep_statement() returns trigger language plpgsql
         as 'begin return null; end'`,
    ),
    'the day until which an object is out, no longer computed': without(
      'occupied_until',
      'alter table rentals alter column occupied_until drop expression',
    ),
    'whether a payout is on its way, computed from less': without(
      'in_transit',
      `alter table ledger_accounts drop column in_transit cascade;
       alter table ledger_accounts add column in_transit boolean
         generated always as (kind = 'payout_transit') stored`,
    ),
    'a rule by which entries are not written': without(
      'no_entries',
      'create rule no_entries as on insert to ledger_entries do instead nothing',
    ),
    'rows that are hidden': without(
      'row security',
      'alter table ledger_entries enable row level security',
    ),
    'triggers that are off for whoever connects': without(
      'session_replication_role=replica',
      'alter role current_user set session_replication_role = replica',
    ),
  },
  'whatever a row names exists': {
    'a payment of nobody': async (books) => {
      const user_id = randomUUID();
      await books.payment({ user_id });
      return user_id;
    },
    'a step of a rental that is gone': async (books) => {
      const rental_id = randomUUID();
      await books.step(rental_id, { event: 'request', to: 'en_attente', actor: 'provider' });
      return rental_id;
    },
  },
};
