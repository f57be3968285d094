import { type CodeChange, edit } from '../code-change.js';

const rules = 'modules/approvals/domain/approval-rules.ts';

/** About what one admin may not correct alone. */
export const correctionChanges: CodeChange[] = [
  {
    name: 'a correction can be approved after its seven days',
    edits: [
      edit(
        rules,
        "if (status === 'expired' || (status === 'proposed' && expiresAt <= now))",
        "if (status === 'expired' && expiresAt <= now)",
      ),
    ],
  },
  {
    name: 'a correction that nobody decides waits for ever',
    edits: [
      edit(
        'modules/approvals/decide/expire-approvals.ts',
        "where: { status: 'proposed', expiresAt: { lte: now },",
        "where: { status: 'refused', expiresAt: { lte: now },",
      ),
    ],
  },
  {
    name: 'a correction is made as soon as it is proposed, and once more when it is approved',
    edits: [
      edit(
        'modules/corrections/make-correction.ts',
        'await this.approvals.propose(tx, afterCommit, {',
        `await this.correctBalance.post(tx, { actor, id: crypto.randomUUID(), at }, correction);
      await this.approvals.propose(tx, afterCommit, {`,
      ),
    ],
  },
  {
    name: 'what a stopped admin has proposed is approved',
    edits: [
      edit(
        'modules/approvals/decide/decide-approval.ts',
        '      await this.requireProposer(tx, approval);\n',
        '',
      ),
    ],
    sql: ['DROP TRIGGER guard_approval ON approvals'],
  },
  {
    name: 'a refused correction is made',
    edits: [
      edit(
        'modules/approvals/decide/decide-approval.ts',
        "data: { status: 'refused', decidedById: actor.id, decidedAt: at, refusalReason },",
        "data: { status: 'approved', decidedById: actor.id, decidedAt: at, refusalReason },",
      ),
    ],
  },
];
