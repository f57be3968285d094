import { z } from 'zod';
import { paging } from '../../../platform/http/paging.js';
import { staffReason } from '../../../platform/http/staff-reason.js';

const approvalStatuses = ['proposed', 'approved', 'refused', 'taken_back', 'expired'] as const;

const person = z.object({ id: z.uuid(), name: z.string() });

/** An act that a second person must approve. All amounts in XAF. */
export const approvalView = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    kindName: z.string().describe('What staff call acts of this kind'),
    title: z.string(),
    facts: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .describe('What whoever decides has to know'),
    link: z.string().nullable().describe('Of its subject in the console'),
    member: person.nullable().describe('Whose case it is'),
    amount: z.int().nullable().describe('Signed; null when no money moves'),
    reason: z.string(),
    proposedBy: person,
    proposedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().describe('Until when it can be decided'),
    status: z.enum(approvalStatuses),
    decidedBy: person.nullable().describe('Who approved, refused or took it back'),
    decidedAt: z.iso.datetime().nullable(),
    refusalReason: z.string().nullable(),
    mayDecide: z.boolean().describe('Whether the caller may approve or refuse it'),
    whyNotDecide: z.string().nullable().describe('Why not, while it waits'),
    mayTakeBack: z.boolean().describe('Whether the caller proposed it and may take it back'),
  })
  .meta({ id: 'Approval' });

export type ApprovalView = z.infer<typeof approvalView>;

export const approvalRulesView = z
  .object({
    correctAloneMost: z.int().describe('XAF by which one admin corrects a wallet alone in a day'),
    refundAloneMost: z.int().describe('XAF of rent that one of the staff divides alone'),
    depositAloneMost: z.int().describe('XAF of a deposit that one of the staff divides alone'),
    aloneDayMost: z.int().describe('XAF that one admin moves alone in a day, over all members'),
    waitDays: z.int().describe('How long a second person has to approve more'),
    kinds: z.array(z.object({ kind: z.string(), name: z.string() })),
  })
  .meta({ id: 'ApprovalRules' });

export const approvalParams = z.object({ id: z.uuid() });

/** Oldest first: who has waited longest comes first. */
export const approvalList = paging(['proposedAt', 'decidedAt']).extend({
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  status: z.enum(approvalStatuses).optional(),
  kind: z.string().max(40).optional(),
  memberId: z.uuid().optional().describe('Whose case it is'),
  proposedById: z.uuid().optional().describe('Who proposed it'),
});

export type ApprovalList = z.output<typeof approvalList>;

export const approvalRefusal = z.object({ reason: staffReason }).meta({ id: 'ApprovalRefusal' });

export type ApprovalRefusal = z.output<typeof approvalRefusal>;
