import { z } from 'zod';
import { mostByHand } from '../../kernel/xaf.js';
import { paging } from '../../platform/http/paging.js';
import { staffReason } from '../../platform/http/staff-reason.js';
import { longText } from '../../platform/http/texts.js';
import { mostPieces } from '../items/index.js';
import { gatewayAnswers } from '../mobile-money/index.js';
import { fulfilments } from '../rentals/index.js';
import { failureReasons } from './domain/failure.js';
import { decidedStatuses, paymentStatuses, reviewReasons } from './domain/payment-lifecycle.js';
import { paymentPurposes, rightingBearers } from './domain/payment-postings.js';

const day = z.iso.date();

export const paymentRequest = z
  .object({
    /** XAF; refused when it is not the quote's */
    totalPrice: z.int().positive(),
    deposit: z
      .int()
      .min(0)
      .optional()
      .describe("XAF of the total, as the payer saw it; refused when it is not the quote's"),
    /** XAF of it that the payer's wallet pays; the phone pays the rest. */
    walletAmount: z.int().min(0).default(0),
    /** The item's title, as the payer saw it. */
    item: z.string().max(300),
    /** This and the account may be empty when the wallet pays all. */
    phoneNumber: z.string().max(30).default(''),
    operationAccountCode: z.string().max(60).default(''),
    itemId: z.uuid(),
    startDate: day,
    endDate: day,
    /** How many of the item */
    pieces: z.int().min(1).max(mostPieces).default(1),
    /** Delivery address and phone number, for the owner. */
    notes: longText().max(1000).default(''),
    /** How the object changes hands. */
    fulfilment: z.enum(fulfilments).default('pickup'),
    /** With `meeting_point` alone. */
    meetingPointId: z.uuid().nullish(),
  })
  .refine(
    ({ fulfilment, meetingPointId }) => (fulfilment === 'meeting_point') === !!meetingPointId,
    {
      path: ['meetingPointId'],
      message: 'Choisissez un point de rencontre',
    },
  )
  .refine(({ fulfilment, notes }) => fulfilment !== 'delivery' || notes !== '', {
    path: ['notes'],
    message: "Indiquez où apporter l'objet",
  })
  .meta({ id: 'PaymentRequest' });

export type PaymentRequest = z.output<typeof paymentRequest>;

export const extensionPayment = z
  .object({
    /** XAF; refused when it is not what the extension costs */
    totalPrice: z.int().positive(),
    /** XAF of it that the payer's wallet pays; the phone pays the rest. */
    walletAmount: z.int().min(0).default(0),
    /** This and the account may be empty when the wallet pays all. */
    phoneNumber: z.string().max(30).default(''),
    operationAccountCode: z.string().max(60).default(''),
    changeId: z.uuid(),
  })
  .meta({ id: 'ExtensionPayment' });

export type ExtensionPayment = z.output<typeof extensionPayment>;

/** XAF; each operator has its own limits within these. */
const amount = z.int('Indiquez un montant en francs entiers').positive().max(mostByHand);

export const topUpRequest = z
  .object({
    amount,
    phoneNumber: z.string().max(30),
    operationAccountCode: z.string().max(60),
  })
  .meta({ id: 'TopUpRequest' });

export type TopUpRequest = z.output<typeof topUpRequest>;

export const withdrawalRequest = z
  .object({
    amount,
    /** One of the member's own numbers. */
    numberId: z.uuid(),
  })
  .meta({ id: 'WithdrawalRequest' });

export type WithdrawalRequest = z.output<typeof withdrawalRequest>;

/** To a number that has paid. */
export const refundRequest = z
  .object({
    amount,
    phoneNumber: z.string().max(30),
    operationAccountCode: z.string().max(60),
  })
  .meta({ id: 'RefundRequest' });

export type RefundRequest = z.output<typeof refundRequest>;

/** A number that the caller has paid with, and what of its money can go back to it. Amounts in XAF. */
export const refundNumberView = z
  .object({
    operator: z.enum(['airtel', 'moov']),
    operatorLabel: z.string(),
    operationAccountCode: z.string(),
    /** National, nine digits: `077000001`. */
    phoneNumber: z.string(),
    /** The same as people read it, with spaces that do not break: `077 00 00 01`. */
    phoneNumberFormatted: z.string(),
    /** What came from it. */
    received: z.int(),
    /** What of it the wallet was given: refunds, top-ups; the rest was spent on rentals. */
    refunded: z.int(),
    /** What of that has gone back to the number. */
    sentBack: z.int(),
    /** What is on its way back. */
    inTransit: z.int(),
    /** What can go back now; never more than can be withdrawn. */
    refundable: z.int(),
  })
  .meta({ id: 'RefundNumber' });

export type RefundNumberView = z.infer<typeof refundNumberView>;

export const paymentId = z.object({ id: z.uuid() });

export const callbackToken = z.object({ token: z.string() });

export const paymentStatus = z.enum(paymentStatuses);

export const paymentPurpose = z.enum(paymentPurposes);

export const paymentsPage = paging(['createdAt', 'amount']).extend({
  status: paymentStatus.optional(),
  purpose: paymentPurpose.optional(),
  payerId: z.uuid().optional(),
  q: z
    .string()
    .trim()
    .max(100, 'Saisissez cent caractères au plus.')
    .optional()
    .describe(
      "Our reference or the operator's, a receipt, an id or a phone number; the newest ones",
    ),
  rentalId: z.uuid().optional().describe('Of the rental that they made or extended'),
});

export type PaymentsPage = z.output<typeof paymentsPage>;

/** Whose phone is asked, or gets it. */
const who = {
  /** `wallet` when the gateway has no part in it, and then without a number. */
  operator: z.enum(['airtel', 'moov', 'card', 'wallet']),
  phoneNumber: z.string(),
  /** `077 00 00 01` */
  phoneNumberFormatted: z.string(),
};

/** What a rental's payment is for; null for other purposes. */
const what = {
  itemId: z.uuid().nullable(),
  itemTitle: z.string().nullable(),
  startDate: day.nullable(),
  endDate: day.nullable(),
};

const failureView = z.object({
  reason: z.enum(failureReasons),
  /** What happened and where the money is, in French. */
  message: z.string(),
  /** What to do next, in French; empty when nothing is. */
  advice: z.string(),
});

export const paymentView = z
  .object({
    paymentId: z.uuid(),
    purpose: paymentPurpose,
    status: paymentStatus,
    /** XAF to collect from the phone, or to pay out to it; 0 when the wallet pays all. */
    amount: z.int(),
    /** XAF of a rental that the wallet pays. */
    walletAmount: z.int(),
    /** XAF that the phone really paid, or got, when that is known not to be the amount. */
    movedAmount: z.int().nullable(),
    /**
     * Null while undecided, when it was not for a rental, and when the days were gone: the money is
     * then in the payer's wallet.
     */
    rental_id: z.uuid().nullable(),
    paymentResponse: z.object({
      /** 200 confirmed, 202 being decided, 402 refused, 408 not decided within 90 seconds */
      code: z.union([z.literal(200), z.literal(202), z.literal(402), z.literal(408)]),
    }),
    /** Until when the call waits and the screen counts down. */
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    /** Ours at the gateway, for whoever asks the operator or Loka about it. */
    reference: z.string(),
    ...who,
    ...what,
    /** Until when the owner may answer; null unless a rental was made and waits for that. */
    answer_by: z.iso.datetime().nullable(),
    /** By when the team usually has decided a payment that is left to it; null for others. */
    teamDecidesBy: z.iso.datetime().nullable(),
    /** Why it failed; null unless it did. */
    failure: failureView.nullable(),
  })
  .meta({ id: 'Payment' });

export type PaymentView = z.infer<typeof paymentView>;

export const openPaymentView = z
  .object({
    paymentId: z.uuid(),
    purpose: paymentPurpose,
    status: paymentStatus,
    /** XAF to collect from the phone, or to pay out to it. */
    amount: z.int(),
    /** XAF of a rental that the wallet pays. */
    walletAmount: z.int(),
    /** XAF that the phone really paid, when that is known not to be the amount. */
    movedAmount: z.int().nullable(),
    /** Confirmed, but no rental could be made of it: what was paid is in the wallet. */
    refunded: z.boolean(),
    ...who,
    ...what,
    /** Until when the operator is asked for its status; then the team decides. */
    checkedUntil: z.iso.datetime(),
    /** By when the team usually has decided one that is left to it; null for others. */
    teamDecidesBy: z.iso.datetime().nullable(),
    /** Why it failed, once nobody waited for it any more; null unless it did. */
    failure: failureView.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenPayment' });

export type OpenPaymentView = z.infer<typeof openPaymentView>;

const amountLimits = z.object({ least: z.int(), most: z.int() });

export const operatorView = z
  .object({
    code: z.enum(['airtel', 'moov', 'card']),
    label: z.string(),
    operationAccountCode: z.string(),
    enabled: z.boolean(),
    /** How its numbers usually begin. */
    prefixes: z.array(z.string()),
    hint: z.string(),
    /** What its members dial to see the requests that wait for them; null for a card. */
    ussd: z.string().nullable(),
    /** XAF at once, both ends included: from a number, and to one. */
    limits: z.object({ collect: amountLimits, payout: amountLimits }),
    /** Not null while the operator is down: payouts to it are refused, new payments perhaps too. */
    incident: z.object({ since: z.iso.datetime(), blocksPayments: z.boolean() }).nullable(),
  })
  .meta({ id: 'Operator' });
export type OperatorView = z.infer<typeof operatorView>;

export const staffPaymentView = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    gatewayReference: z.string().nullable(),
    purpose: paymentPurpose,
    status: paymentStatus,
    /** XAF through the gateway */
    amount: z.int(),
    /** XAF of a rental from the payer's wallet */
    walletAmount: z.int(),
    /** XAF that were really settled, when that is not the amount */
    movedAmount: z.int().nullable(),
    /** XAF settled after it had failed here, once staff have recorded it */
    lateAmount: z.int().nullable(),
    /** XAF that the gateway keeps of it, borne by Loka; null when it has not said */
    gatewayFees: z.int().nullable(),
    /** `wallet` when the gateway has no part in it */
    operator: z.string(),
    phoneNumber: z.string(),
    /** Empty when the wallet pays all. */
    phoneNumberFormatted: z.string(),
    payerId: z.uuid(),
    payerName: z.string(),
    itemTitle: z.string().nullable(),
    ownerId: z.uuid().nullable().describe('Whose object it is to pay for'),
    rentalId: z.uuid().nullable(),
    /** What the gateway answered, when it failed. */
    failureCode: z.string().nullable(),
    failureReason: z.enum(failureReasons).nullable(),
    /** Why it was left to staff; null when it never was. */
    reviewReason: z.enum(reviewReasons).nullable(),
    /** For how long the status of an open payment is checked before staff take over. */
    checkedForHours: z.int(),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    events: z.array(
      z.object({
        from: paymentStatus.nullable(),
        to: paymentStatus,
        detail: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'StaffPayment' });

export type StaffPaymentView = z.infer<typeof staffPaymentView>;

export const staffPaymentDetail = staffPaymentView
  .extend({
    acts: z
      .array(
        z.object({
          id: z.uuid(),
          action: z.string(),
          actorId: z.uuid(),
          actorName: z.string(),
          detail: z.record(z.string(), z.unknown()),
          at: z.iso.datetime(),
        }),
      )
      .describe('What staff did about it, oldest first'),
    settledByBooks: z
      .int()
      .nullable()
      .describe('XAF that it settled, as decided, settled late or put right; null of none'),
    heldSince: z.iso
      .datetime()
      .nullable()
      .describe('Since when what it credited is held; the gateway does not know it'),
    waiting: z
      .array(
        z.object({
          approvalId: z.uuid(),
          kind: z.string(),
          proposedById: z.uuid(),
          proposedByName: z.string(),
          proposedAt: z.iso.datetime(),
        }),
      )
      .describe('What waits for a second admin'),
    aloneMost: z.int().describe('XAF of a payment about which one admin decides alone'),
  })
  .meta({ id: 'StaffPaymentDetail' });

export type StaffPaymentDetail = z.infer<typeof staffPaymentDetail>;

const proof = longText()
  .min(3)
  .max(200)
  .describe('Where it can be looked up: a statement, a ticket, who said it at the operator');

/** What staff found out about a payment in review. */
export const staffDecision = z
  .object({
    outcome: z.enum(decidedStatuses),
    /** XAF that were really settled; without it, what the gateway reported, or else the amount. */
    movedAmount: z.int().positive().max(mostByHand).optional(),
    reason: staffReason,
    proof,
  })
  .meta({ id: 'PaymentDecision' });

export type StaffDecision = z.output<typeof staffDecision>;

/** What staff found out about a payment that failed here and that its operator settled. */
export const lateSettlement = z
  .object({
    /** XAF that were really settled. */
    movedAmount: z.int().positive().max(mostByHand),
    reason: staffReason,
  })
  .meta({ id: 'LateSettlement' });

export type LateSettlement = z.output<typeof lateSettlement>;

/** What a decided payment really settled. */
export const righting = z
  .object({
    movedAmount: z
      .int()
      .min(0)
      .max(mostByHand)
      .describe('XAF that were really settled; what the books say already confirms it'),
    bearer: z
      .enum(rightingBearers)
      .describe("Who bears the difference: the payer's wallet, or Loka"),
    reason: staffReason,
    proof,
  })
  .meta({ id: 'PaymentRighting' });

export type Righting = z.output<typeof righting>;

/** The status of a payment at the gateway now, and ours once that was acted on. */
export const gatewayAnswer = z
  .object({
    status: z.enum(gatewayAnswers),
    /** XAF that were settled, for a success */
    amount: z.int().nullable(),
    /** XAF that the gateway keeps of it; null when it does not say, or not in whole francs */
    fees: z.int().nullable(),
    detail: z.string(),
    paymentStatus: paymentStatus.describe('Ours, after the answer'),
  })
  .meta({ id: 'GatewayAnswer' });

export type GatewayAnswer = z.infer<typeof gatewayAnswer>;

export const callbackAcknowledgement = z.object({
  responseCode: z.union([z.number(), z.string()]),
  transactionId: z.string(),
});
