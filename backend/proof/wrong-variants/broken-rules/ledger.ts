import { randomUUID } from 'node:crypto';
import type { Breaks } from './break.js';

export const ledgerBreaks: Breaks = {
  'every ledger transaction has two entries or more, which sum to zero': {
    'a transaction without an entry': (books) => books.transaction(randomUUID(), {}),
    'a single entry': (books) => books.transaction(randomUUID(), { [randomUUID()]: 5 }),
    'entries that do not sum to zero': (books) =>
      books.transaction(randomUUID(), { [randomUUID()]: 5, [randomUUID()]: -4 }),
  },
  'no ledger transaction has two entries for the same account': {
    'an entry twice': async (books) => {
      const account = randomUUID();
      const entries = { [account]: 5, [randomUUID()]: -10 };
      const transaction_id = await books.transaction(randomUUID(), entries);
      await books.insert('ledger_entries', { transaction_id, account_id: account, amount: 5 });
      return transaction_id;
    },
  },
  'every balance is the sum of its entries': {
    'a balance out of nothing': async (books) => {
      const holder = randomUUID();
      await books.account('escrow', holder, 700);
      return holder;
    },
    'an entry that its balance ignores': async (books) => {
      const holder = randomUUID();
      const account = await books.account('escrow', holder, 0);
      await books.transaction(randomUUID(), { [account]: 7, [randomUUID()]: -7 });
      return holder;
    },
  },
  'nothing is below zero but what operators hold, fees and the corrections of Loka': {
    'a wallet overdrawn': async (books) => {
      const user = randomUUID();
      await books.run('alter table ledger_accounts drop constraint ledger_accounts_not_below_zero');
      await books.account('wallet', user, -1, user);
      return user;
    },
    'fees that are a gain': async (books) => {
      const holder = randomUUID();
      await books.run('alter table ledger_accounts drop constraint ledger_accounts_fees_cost');
      await books.account('fees', holder, 1);
      return holder;
    },
  },
  'what operators hold for us, and what fees have taken of it, is what we owe': {
    'a franc that nobody holds': async (books) => {
      const user = randomUUID();
      await books.account('wallet', user, 1, user);
      return '"held"';
    },
    'fees that no operator has taken': async (books) => {
      await books.account('fees', randomUUID(), -1);
      return '"fees"';
    },
  },
  'every account belongs to somebody or something that exists': {
    'the wallet of nobody': async (books) => {
      const user = randomUUID();
      await books.account('wallet', user, 0, user);
      return user;
    },
    'the escrow of no rental': async (books) => {
      const holder = randomUUID();
      await books.account('escrow', holder, 0);
      return holder;
    },
    'a hold of no payment': async (books) => {
      const holder = randomUUID();
      await books.account('hold', holder, 0);
      return holder;
    },
    'an operator without a name': async (books) => {
      await books.account('provider', 'wallet', 0);
      return 'provider';
    },
    'fees of no operator': async (books) => {
      await books.account('fees', '', 0);
      return '"fees"';
    },
  },
  'what a member was given and has spent adds up to the wallet': {
    'a wallet that its statement does not explain': async (books) => {
      const user = randomUUID();
      const account = await books.account('wallet', user, 900, user);
      await books.transaction(randomUUID(), { [account]: 1_000, [randomUUID()]: -1_000 });
      return user;
    },
  },
  'every line of a statement is what a ledger transaction changed for its member': {
    'a line that was never written': async (books) => {
      const user = randomUUID();
      const account = await books.account('wallet', user, 900, user);
      await books.transaction(randomUUID(), { [account]: 1_000, [randomUUID()]: -1_000 });
      return user;
    },
    'a line of another amount': async (books) => {
      const user = randomUUID();
      const account = await books.account('wallet', user, 1_000, user);
      const id = await books.transaction(randomUUID(), {
        [account]: 1_000,
        [randomUUID()]: -1_000,
      });
      await books.statementLine(user, id, 900);
      return user;
    },
    'a line of nothing that happened': async (books) => {
      const user = randomUUID();
      await books.statementLine(user, randomUUID(), 500);
      return user;
    },
  },
  'the totals of every month are what its statement lines add up to, less what was reversed': {
    'a month that leaves something out': async (books) => {
      const user = randomUUID();
      const account = await books.account('wallet', user, 1_000, user);
      const entries = { [account]: 1_000, [randomUUID()]: -1_000 };
      await books.statementLine(user, await books.transaction(randomUUID(), entries), 1_000);
      return user;
    },
    'a month in which nothing moved': async (books) => {
      const user = randomUUID();
      await books.run(
        `insert into ledger_monthly_totals (user_id, month, type, is_reversal, is_gain, amount)
         values ($1, '2026-11-01', 'correction', false, true, 500)`,
        [user],
      );
      return user;
    },
  },
};
