import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const withMore = (name: string, statement: string) => async (books: BrokenBooks) => {
  await books.run(statement);
  return name;
};

export const tableBreaks: Breaks = {
  'every table is what migrations made it: no other trigger, owner, kind or right to write is there':
    {
      'a trigger that no migration made': withMore(
        'detour',
        'create trigger detour before insert on payments for each row execute function refuse_change()',
      ),
      'a right that is given to all': withMore('"public"', 'grant select on payments to public'),
      'a right to write that is given to another role': withMore(
        'another',
        'create role another; grant update on payments to another',
      ),
      'a right to write a column': withMore(
        'UPDATE of amount',
        'create role another; grant update (amount) on ledger_entries to another',
      ),
      'another owner': withMore(
        'another',
        'create role another; alter table payments owner to another',
      ),
      'entries that a crash empties': withMore('r u', 'alter table ledger_entries set unlogged'),
      'entries of another table': withMore(
        'heir',
        'create table heir () inherits (ledger_entries)',
      ),
    },
};
