import { type CodeChange, edit } from '../code-change.js';

const rentalPostings = 'modules/rentals/domain/rental-postings.ts';
const paymentPostings = 'modules/payments/domain/payment-postings.ts';
const processPayment = 'modules/payments/process/process-payment.ts';
const applyOutcome = 'modules/payments/settle/apply-outcome.ts';
const idempotency = 'platform/http/idempotency.ts';

const keysNeedNotDiffer = 'DROP INDEX ledger_transactions_idempotency_key_key';
const balancesMayBeNegative =
  'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_not_below_zero';

/** Gives money to the member before, of the same history: histories are further than 20 days apart. */
const another = `
const before = { userId: '', at: 0 };
function another(userId: string): string {
  const found = Date.now() - before.at < 20 * 86_400_000 ? before.userId : userId;
  Object.assign(before, { userId, at: Date.now() });
  return found;
}
`;

const toAnother = (file: string, from: string, to: string, before: string): CodeChange['edits'] => [
  edit(file, from, to),
  edit(file, before, `${another}${before}`),
];

export const bugs: CodeChange[] = [
  {
    name: 'a correction is made again when the answer of its commit was lost',
    aim: { fault: 'lost answer', when: 'after' },
    edits: [
      edit(
        'modules/corrections/make-correction.ts',
        'id: string, correction: Correction): Promise<boolean> {',
        'id: string, correction: Correction): Promise<boolean> {\n    id = crypto.randomUUID();',
      ),
    ],
  },
  {
    name: 'an order is sent before it is written that it will be',
    edits: [
      edit(
        processPayment,
        "if (!(await this.markStep(id, { from: 'created', to: 'submitting' }))) return;",
        '',
      ),
      edit(
        'modules/payments/domain/payment-lifecycle.ts',
        "created: ['submitting',",
        "created: ['submitting', 'pending', 'unknown', 'review',",
      ),
    ],
  },
  {
    name: 'a lost reply counts as a failure',
    edits: [
      edit(
        processPayment,
        "execute(id, { to: 'unknown', detail: reply.detail })",
        "execute(id, { to: 'failed', detail: reply.detail })",
      ),
    ],
  },
  {
    name: 'rentals are not locked, and an account may be below zero',
    edits: [
      edit(
        'platform/database/lock-row.ts',
        `for \${Prisma.raw(strength)}\``,
        `\${Prisma.raw(table === 'rentals' ? '' : 'for update')}\``,
      ),
    ],
    sql: [balancesMayBeNegative],
  },
  {
    name: 'rounds find no overdue payment',
    edits: [
      edit(
        processPayment,
        'return payments.map(({ id }) => id);',
        'return payments.slice(limit).map(({ id }) => id);',
      ),
    ],
  },
  {
    name: 'a withdrawal of a frozen member is kept, and sent after the freeze',
    edits: [edit(processPayment, 'if (!isFrozen(error)) throw error;', 'throw error;')],
  },
  {
    name: 'a late success of a rental that cannot be is not credited',
    edits: [
      edit(
        'modules/payments/settle/post-payment.ts',
        'creditWallet(payment, settled)',
        'creditWallet(payment, 0)',
      ),
    ],
  },
  {
    name: 'the member bears the fees of the gateway',
    edits: [
      edit(
        'modules/payments/settle/post-payment.ts',
        'creditWallet(payment, settled)',
        'creditWallet(payment, settled - fees)',
      ),
    ],
  },
  {
    name: 'of the fees of the gateway one franc is booked',
    edits: [
      edit(
        paymentPostings,
        'to: atOperator(payment), amount: charged }',
        'to: atOperator(payment), amount: Math.min(1, charged) }',
      ),
    ],
  },
];

export const terms: CodeChange[] = [
  {
    name: 'an extension is done of which half was paid',
    edits: [
      edit(
        'modules/payments/settle/post-payment.ts',
        'isFullAmount && (await this.extendRental',
        '(await this.extendRental',
      ),
    ],
  },
  {
    name: 'the days that a shortening gives up are refunded to the owner',
    edits: [
      edit(
        'modules/rentals/changes/answer-change.ts',
        'const postings = [{ from, to: wallet(renterId), amount }];',
        'const postings = [{ from, to: wallet(isReleased ? renterId : ownerId), amount }];',
      ),
    ],
  },
  {
    name: 'a locked code of a handover is taken',
    edits: [
      edit(
        'modules/rentals/handover/hand-over.ts',
        "if (tried.length >= mostHandoverTries) return new ProblemError('handover-code-locked');",
        '',
      ),
    ],
  },
];

export const redirections: CodeChange[] = [
  {
    name: 'the rent of a refused request goes to the owner',
    edits: [
      edit(
        rentalPostings,
        '{ from: escrow(id), to: wallet(renterId)',
        '{ from: escrow(id), to: wallet(rental.ownerId)',
      ),
    ],
  },
  {
    name: 'the rent of an accepted rental goes to the renter',
    edits: [
      edit(
        rentalPostings,
        'earnRent({ id, ownerId, rent }',
        'earnRent({ id, renterId: ownerId, rent }',
      ),
    ],
  },
  {
    name: 'earnings are released to the renter',
    edits: [
      edit(
        rentalPostings,
        'releaseRent({ ownerId, rent }',
        'releaseRent({ ownerId, renterId, rent }',
      ),
      edit(
        rentalPostings,
        'to: wallet(ownerId), amount: rent }',
        'to: wallet(renterId), amount: rent }',
      ),
    ],
  },
  {
    name: 'the rent stays with the owner who cancels',
    edits: [
      edit(
        rentalPostings,
        '{ from: earnings(ownerId), to: wallet(renterId), amount: rent }',
        '{ from: earnings(ownerId), to: wallet(ownerId), amount: rent }',
      ),
    ],
  },
  {
    name: 'the refund of a cancellation goes to the owner',
    edits: [
      edit(
        rentalPostings,
        'to: wallet(renterId), amount: refund }',
        'to: wallet(ownerId), amount: refund }',
      ),
    ],
  },
  {
    name: 'what a cancellation leaves the owner goes to the renter',
    edits: [
      edit(
        rentalPostings,
        'to: wallet(ownerId), amount: rent - refund }',
        'to: wallet(renterId), amount: rent - refund }',
      ),
    ],
  },
  {
    name: 'the security deposit goes to the owner',
    edits: [
      edit(
        rentalPostings,
        'returnSecurityDeposit({ id, renterId, securityDeposit }',
        'returnSecurityDeposit({ id, ownerId: renterId, securityDeposit }',
      ),
    ],
  },
  {
    name: 'the share of a contested security deposit goes to the renter',
    edits: [
      edit(
        rentalPostings,
        'payOwnerShare({ id, ownerId, ownerShare }',
        'payOwnerShare({ id, renterId: ownerId, ownerShare }',
      ),
    ],
  },
  {
    name: 'what the owner keeps of a rental without a handover goes to the renter',
    edits: [
      edit(
        rentalPostings,
        'to: wallet(ownerId), amount: kept }',
        'to: wallet(renterId), amount: kept }',
      ),
    ],
  },
  {
    name: 'an offer that nobody answers is what the owner claims',
    edits: [
      edit(
        'modules/rentals/domain/rental-transitions.ts',
        `when: isReturnDue,
    sets: ({ offeredAmount }) => ({ ownerShare: offeredAmount }),`,
        `when: isReturnDue,
    sets: ({ claimedAmount }) => ({ ownerShare: claimedAmount }),`,
      ),
    ],
  },
  {
    name: 'money that came in is credited to another member',
    edits: toAnother(
      paymentPostings,
      'to: wallet(payment.userId), amount: settled },\n    ...release',
      'to: wallet(another(payment.userId)), amount: settled },\n    ...release',
      'function reservedIn(',
    ),
  },
  {
    name: 'what a failed payment reserved goes to another member',
    edits: toAnother(
      paymentPostings,
      '({ from: to, to: from, amount })',
      '({ from: to, to: from && wallet(another(payment.userId)), amount })',
      'function reservedIn(',
    ),
  },
  {
    name: 'a payment is reserved in the wallet of another member',
    edits: toAnother(
      paymentPostings,
      'from: wallet(userId), to: reservedIn(payment)',
      'from: wallet(another(userId)), to: reservedIn(payment)',
      'function reservedIn(',
    ),
  },
  {
    name: 'a correction goes to another member',
    edits: toAnother(
      'modules/wallet/correct-balance.ts',
      '[suspense, wallet(userId)] : [wallet(userId), suspense];',
      '[suspense, wallet(another(userId))] : [wallet(another(userId)), suspense];',
      '/** An admin puts',
    ),
  },
];

export const guardsTogether: CodeChange[] = [
  {
    name: 'a decided payment is decided again, and its key need not differ',
    edits: [
      edit(applyOutcome, 'if (isDecided(payment.status)) return null;', ''),
      edit(
        applyOutcome,
        'const changes = canTransition(payment.status, to);',
        'const changes = true;',
      ),
    ],
    sql: [keysNeedNotDiffer],
  },
  {
    name: 'a repeated call is neither answered as the first nor given its id',
    edits: [
      edit(idempotency, 'if (!id) return next.handle();', 'return next.handle();'),
      edit(idempotency, 'if (!id) return randomUUID();', 'return randomUUID();'),
    ],
  },
  {
    name: 'days that are taken are let, and overlap',
    edits: [
      edit(
        'modules/rentals/rentals.ts',
        'return piecesRefusal(found?.free ?? 0, pieces);',
        'return null;',
      ),
    ],
    sql: [
      'ALTER TABLE occupied_pieces DROP CONSTRAINT occupied_pieces_no_overlap',
      'ALTER TABLE occupied_pieces DROP CONSTRAINT occupied_pieces_pkey',
      `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('keep_occupied_pieces'::regproc),
        'WHERE NOT EXISTS', 'WHERE TRUE OR NOT EXISTS'); END $$`,
    ],
  },
  {
    name: 'a renter has two requests waiting for one object',
    edits: [
      edit('modules/rentals/rentals.ts', "if (found?.pending) return 'already-pending';", ''),
    ],
    sql: ['DROP INDEX rentals_one_pending'],
  },
  {
    name: 'more goes back to a number than came from it and was credited',
    edits: [
      edit(
        'modules/payments/refunds/send-refund.ts',
        'if (amount > refundable) throw tooMuch(refundable);',
        '',
      ),
    ],
    sql: ['DROP TRIGGER guard_refund ON payments'],
  },
  {
    name: "a frozen member's withdrawal is sent",
    edits: [
      edit(
        'modules/accounts/users.ts',
        "if (frozenAt) throw new ProblemError('member-frozen');",
        '',
      ),
    ],
    sql: [
      'DROP TRIGGER guard_frozen_member ON payments',
      'DROP TRIGGER guard_frozen_payout ON payments',
    ],
  },
  {
    name: 'a step is taken by two workers, and an order sent by both',
    edits: [
      edit(processPayment, ` and next_check_at <= \${now}`, ''),
      edit(processPayment, ` and status = \${from}::"PaymentStatus"`, ''),
    ],
  },
  {
    name: 'a rental is neither locked nor its keys different, and balances may be negative',
    edits: [
      edit(
        'platform/database/lock-row.ts',
        `for \${Prisma.raw(strength)}\``,
        `\${Prisma.raw(table === 'rentals' ? '' : 'for update')}\``,
      ),
    ],
    sql: [keysNeedNotDiffer, balancesMayBeNegative],
  },
];
