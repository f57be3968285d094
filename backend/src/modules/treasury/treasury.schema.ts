import { z } from 'zod';
import { paging } from '../../platform/http/paging.js';
import { staffReason } from '../../platform/http/staff-reason.js';
import { lineText } from '../../platform/http/texts.js';
import { treasuryKinds } from './domain/treasury-postings.js';

/** Operators with an account of ours; what the wallet pays alone has none. */
const operators = ['airtel', 'moov', 'card'] as const;
const operator = z.enum(operators);

const statementReference = lineText()
  .min(3)
  .max(60)
  .describe("The line of the operator's statement");
const amount = z.int().min(1).max(2_000_000_000).describe('XAF');

export const treasuryProposal = z
  .object({
    kind: z.enum(treasuryKinds),
    operator: operator.optional().describe('Of unclaimed money, that of its payment'),
    toOperator: operator.optional().describe('Of a transfer'),
    amount: amount.optional().describe('XAF; of unclaimed money, all that came'),
    paymentId: z.uuid().optional().describe('Of unclaimed money: what it came by'),
    reference: statementReference,
    reason: staffReason,
  })
  .meta({ id: 'TreasuryProposal' });

export type TreasuryProposal = z.output<typeof treasuryProposal>;

/** What is put to the second admin. */
export const treasuryRequest = z.object({
  kind: z.enum(treasuryKinds),
  operator,
  toOperator: operator.nullable(),
  amount,
  reference: statementReference,
  paymentId: z.uuid().nullable(),
});

export type TreasuryRequest = z.output<typeof treasuryRequest>;

export const proposedPostingView = z
  .object({ approvalId: z.uuid().describe('What waits for a second admin') })
  .meta({ id: 'ProposedTreasuryPosting' });

const person = z.object({ id: z.uuid(), name: z.string() });

/** Money that moved at an operator beside the payments of members. */
export const treasuryPostingView = z
  .object({
    id: z.uuid(),
    kind: z.enum(treasuryKinds),
    operator,
    toOperator: operator.nullable().describe('Of a transfer'),
    amount,
    reference: statementReference,
    reason: z.string(),
    paymentId: z.uuid().nullable().describe('Of unclaimed money: what it came by'),
    proposedBy: person,
    approvedBy: person,
    postedAt: z.iso.datetime(),
  })
  .meta({ id: 'TreasuryPosting' });

export type TreasuryPostingView = z.infer<typeof treasuryPostingView>;

export const treasuryParams = z.object({ id: z.uuid() });

export const treasuryList = paging(['postedAt', 'amount']).extend({
  kind: z.enum(treasuryKinds).optional(),
  operator: operator.optional().describe('Also of a transfer that came to it'),
});

export type TreasuryList = z.output<typeof treasuryList>;

/** Money at one operator, by the books. All amounts in XAF. */
const operatorTreasury = z.object({
  operator,
  label: z.string(),
  held: z.int().describe('What it holds by the books'),
  waiting: z.int().describe('Payouts that are under way'),
  available: z.int().describe('What payouts may still take'),
  withdrawable: z.int().describe('At most what members may withdraw by it'),
  isShort: z.boolean().describe('Whether it could not pay all that, with the margin'),
  fees: z.int().describe('What fees have taken, less what came back of them'),
  unclaimed: z.int().describe('What came there for deleted members, and is still there'),
});

export const treasuryView = z
  .object({
    operators: z.array(operatorTreasury),
    own: z.int().describe('XAF that Loka has paid in, less what it took out'),
    margin: z.int().describe('XAF that an operator is to hold beyond what may be withdrawn by it'),
    unclaimed: z
      .array(
        z.object({
          paymentId: z.uuid(),
          operator,
          amount,
          at: z.iso.datetime(),
          reference: z.string().describe("The payment's"),
          phoneNumberFormatted: z.string().describe('The number that paid'),
        }),
      )
      .describe('What came for deleted members, and was not sent back'),
  })
  .meta({ id: 'Treasury' });

export type TreasuryView = z.infer<typeof treasuryView>;
