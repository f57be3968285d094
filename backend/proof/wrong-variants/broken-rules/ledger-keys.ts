import { randomUUID } from 'node:crypto';
import type { Breaks } from './break.js';

export const ledgerKeyBreaks: Breaks = {
  'every key of the ledger has the form of its type': {
    'a key of no known form': async (books) => {
      const key = randomUUID();
      await books.transaction(key, {});
      return key;
    },
    'the key of another type': async (books) => {
      const key = `payment:${randomUUID()}:reserve`;
      await books.transaction(key, {}, { type: 'payment_released' });
      return key;
    },
  },
  "Loka's own account is moved by corrections, by payments put right and by payouts that were not asked for alone":
    {
      'a top-up from it': async (books) => {
        const key = `payment:${randomUUID()}`;
        const moved = { 'suspense:': -500, [`wallet:${randomUUID()}`]: 500 };
        await books.posting(key, moved, { type: 'wallet_topped_up' });
        return key;
      },
      'a payout that gives to it': async (books) => {
        const key = `payment:${randomUUID()}`;
        const moved = { 'suspense:': 500, 'provider:airtel': -500 };
        await books.posting(key, moved, { type: 'payout_settled' });
        return key;
      },
      'a correction of what came for deleted members': async (books) => {
        const key = `correction:${randomUUID()}`;
        const moved = { 'suspense:unclaimed': -500, [`wallet:${randomUUID()}`]: 500 };
        await books.posting(key, moved, { type: 'correction' });
        return key;
      },
      'a late settlement that takes from there': async (books) => {
        const key = `payment:${randomUUID()}:late`;
        const moved = { 'suspense:unclaimed': -500, 'provider:airtel': 500 };
        await books.posting(key, moved, { type: 'payment_settled_late' });
        return key;
      },
      "an account of Loka's that nobody knows": async (books) => {
        const key = `correction:${randomUUID()}`;
        const moved = { 'suspense:other': -500, [`wallet:${randomUUID()}`]: 500 };
        await books.posting(key, moved, { type: 'correction' });
        return key;
      },
    },
};
