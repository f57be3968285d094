import { z } from 'zod';
import { mostByHand } from '../../../kernel/xaf.js';
import { staffReason } from '../../../platform/http/staff-reason.js';
import { entryTypes } from '../../wallet/index.js';

/**
 * XAF: what came in from outside or from others, what came back, what went out. Net of what a later
 * movement reversed.
 */
const totals = { received: z.int(), refunded: z.int(), spent: z.int() };

/** All amounts in XAF. */
export const walletView = z
  .object({
    /** withdrawable + upcoming */
    balance: z.int(),
    withdrawable: z.int(),
    /** How much of it the day's limit still allows; 0 when no withdrawal is left today. */
    withdrawableToday: z.int(),
    /** Whether staff let no money leave it. */
    frozen: z.boolean(),
    /** Earned, withdrawable from the start day of each rental. */
    upcoming: z.int(),
    /** Withdrawals sent and not decided yet; no longer part of the balance. */
    inTransit: z.int(),
    /** When what is upcoming becomes withdrawable, soonest first. */
    releases: z.array(z.object({ date: z.iso.date().nullable(), amount: z.int() })),
    totals: z.object(totals),
  })
  .meta({ id: 'Wallet' });

export type WalletView = z.infer<typeof walletView>;

export const correctedWalletView = walletView
  .extend({
    approvalId: z
      .uuid()
      .nullable()
      .describe('Of a correction that a second admin must approve; null of one that was made'),
  })
  .meta({ id: 'CorrectedWallet' });

export const walletEntryView = z
  .object({
    id: z.uuid(),
    type: z.enum(entryTypes),
    /** Signed. */
    amount: z.int(),
    /** XAF: what the member owned after it. */
    balance: z.int(),
    label: z.string(),
    rental_id: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'WalletEntry' });

export type WalletEntryView = z.infer<typeof walletEntryView>;

export const statementFilter = z.object({
  type: z.enum(entryTypes).optional(),
  /** The first and the last day, in Gabon. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export type StatementFilter = z.output<typeof statementFilter>;

export const statementPage = statementFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Where the page before ended, as its `Link` header says. */
  cursor: z.string().max(200).optional(),
});

export type StatementPage = z.output<typeof statementPage>;

export const monthsFilter = z.object({
  /** How many months, with the one that it is. */
  months: z.coerce.number().int().min(1).max(24).default(6),
});

export type MonthsFilter = z.output<typeof monthsFilter>;

export const walletMonthView = z
  .object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...totals })
  .meta({ id: 'WalletMonth' });

export type WalletMonthView = z.infer<typeof walletMonthView>;

export const correction = z.object({
  userId: z.uuid(),
  /** What can be withdrawn. Upcoming earnings are what rentals make of them, and are not corrected. */
  account: z
    .literal('wallet', 'Les gains à venir suivent les locations : seul le portefeuille se corrige.')
    .default('wallet'),
  /** Signed: what the account gains or loses. */
  amount: z
    .int()
    .min(-mostByHand)
    .max(mostByHand)
    .refine((amount) => amount !== 0, 'Indiquez un montant différent de zéro'),
  reason: staffReason,
});

export type Correction = z.output<typeof correction>;
