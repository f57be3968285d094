import { z } from 'zod';
import { entryTypes } from './domain/statement.js';

/** All amounts in XAF. */
export const walletView = z
  .object({
    /** withdrawable + upcoming */
    balance: z.int(),
    withdrawable: z.int(),
    /** Earned, withdrawable from the start day of each rental. */
    upcoming: z.int(),
    totals: z.object({ received: z.int(), refunded: z.int(), spent: z.int() }),
  })
  .meta({ id: 'Wallet' });

export type WalletView = z.infer<typeof walletView>;

export const walletEntryView = z
  .object({
    id: z.uuid(),
    type: z.enum(entryTypes),
    /** Signed. */
    amount: z.int(),
    label: z.string(),
    rental_id: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'WalletEntry' });

export type WalletEntryView = z.infer<typeof walletEntryView>;

export const statementFilter = z.object({
  type: z.enum(entryTypes).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** The id of the last line of the page before. */
  cursor: z.uuid().optional(),
});

export const correction = z.object({
  userId: z.uuid(),
  /** Signed: what the wallet gains or loses. */
  amount: z.int().refine((amount) => amount !== 0, 'Indiquez un montant différent de zéro'),
  reason: z.string().trim().min(3).max(300),
});

export type Correction = z.infer<typeof correction>;
