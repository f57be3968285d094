import { z } from 'zod';
import { paging } from '../../platform/http/paging.js';
import { staffReason } from '../../platform/http/staff-reason.js';
import { correctedAccounts } from '../wallet/index.js';

const correctionStatuses = ['proposed', 'approved', 'refused', 'taken_back', 'expired'] as const;

const person = z.object({ id: z.uuid(), name: z.string() });

/** A correction that a second admin must approve. All amounts in XAF. */
export const correctionView = z
  .object({
    id: z.uuid(),
    member: person,
    account: z.enum(correctedAccounts),
    amount: z.int().describe('Signed: what the account gains or loses'),
    balance: z.int().describe('What the account holds now'),
    reason: z.string(),
    proposedBy: person,
    proposedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().describe('Until when it can be decided'),
    status: z.enum(correctionStatuses),
    decidedBy: person.nullable().describe('Who approved, refused or took it back'),
    decidedAt: z.iso.datetime().nullable(),
    refusalReason: z.string().nullable(),
    mayDecide: z.boolean().describe('Whether the caller may approve or refuse it'),
    mayTakeBack: z.boolean().describe('Whether the caller proposed it and may take it back'),
  })
  .meta({ id: 'ProposedCorrection' });

export type CorrectionView = z.infer<typeof correctionView>;

export const correctionRulesView = z
  .object({
    aloneMost: z.int().describe('XAF by which one person corrects an account alone'),
    waitDays: z.int().describe('How long a second one has to approve more'),
  })
  .meta({ id: 'CorrectionRules' });

export const correctionParams = z.object({ id: z.uuid() });

/** Oldest first: who has waited longest comes first. */
export const correctionList = paging(['proposedAt', 'decidedAt']).extend({
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  status: z.enum(correctionStatuses).optional(),
  userId: z.uuid().optional().describe('Whose account it is'),
});

export type CorrectionList = z.output<typeof correctionList>;

export const correctionRefusal = z
  .object({ reason: staffReason })
  .meta({ id: 'CorrectionRefusal' });

export type CorrectionRefusal = z.output<typeof correctionRefusal>;
