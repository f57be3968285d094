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
    /** withdrawable + held + upcoming */
    balance: z.int(),
    withdrawable: z.int(),
    held: z
      .int()
      .describe('In the wallet, until a payment that the operator does not know is settled'),
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

/** What Loka keeps of what a renter paid; none of it is in the balance. All amounts in XAF. */
export const safeguardedView = z
  .object({
    amount: z.int(),
    /** By their first day. */
    rentals: z.array(
      z.object({
        rental_id: z.uuid(),
        itemTitle: z.string(),
        ownerName: z.string(),
        start_date: z.iso.date(),
        end_date: z.iso.date(),
        rent: z.int().describe('Until the owner answers, without the delivery'),
        delivery_fee: z.int(),
        deposit: z.int(),
        amount: z.int().describe('rent + delivery_fee + deposit'),
        undecided: z
          .boolean()
          .describe('Whether a part of the deposit is claimed, or the object reported missing'),
      }),
    ),
  })
  .meta({ id: 'SafeguardedMoney' });

export type SafeguardedView = z.infer<typeof safeguardedView>;

/** A line of the wallet, or a rental paid straight from the member's number. */
export const walletEntryView = z
  .object({
    id: z.uuid().describe('Of the ledger transaction; of the payment, where `paid` is not 0'),
    type: z.enum(entryTypes),
    amount: z.int().describe('Signed; 0 of what never went through the wallet'),
    /** XAF paid through an operator, beside the wallet; 0 of a line of the wallet. */
    paid: z.int(),
    /** XAF: what the member owned after it. */
    balance: z.int(),
    label: z.string(),
    rental_id: z.uuid().nullable(),
    rental: z
      .object({
        title: z.string(),
        start_date: z.iso.date(),
        end_date: z.iso.date(),
        otherName: z.string().describe('The other party, masked unless the rental is agreed'),
      })
      .nullable(),
    reference: z
      .string()
      .nullable()
      .describe("Loka's, of the payment it is of, or of the one that made the rental"),
    /** The number that paid or received: `Airtel Money 077 •• •• 01`. */
    number: z.string().nullable(),
    operatorReference: z.string().nullable(),
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
