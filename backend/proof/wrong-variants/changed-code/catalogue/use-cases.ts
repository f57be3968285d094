import { type CodeChange, edit } from '../code-change.js';

/** Changes to use cases, each of which takes one rule out. */
export const useCaseChanges: CodeChange[] = [
  {
    name: 'what follows a commit is announced',
    edits: [edit('platform/database/transactions.ts', 'this.announce(announcements);', '')],
    tests: ['transactions'],
  },
  {
    name: 'a failed attempt announces nothing',
    edits: [
      edit(
        'platform/database/transactions.ts',
        'work(opened(tx), (a) => announcements.push(a))',
        'work(opened(tx), (a) => a())',
      ),
    ],
    tests: ['transactions'],
  },
  {
    name: 'a conflict of transactions is tried again',
    edits: [
      edit(
        'platform/database/transactions.ts',
        'attempt >= attempts || !isRetryable(error)',
        'true',
      ),
    ],
    tests: ['transactions'],
  },
  {
    name: 'the schedule finds payments that no job took',
    edits: [
      edit(
        'modules/payments/process/process-payment.ts',
        'return payments.map(({ id }) => id);',
        'return payments.slice(0, 0).map(({ id }) => id);',
      ),
    ],
    tests: ['payment-steps'],
  },
  {
    name: 'a payment is marked as submitting only while it is created',
    edits: [
      edit(
        'modules/payments/process/process-payment.ts',
        ` and status = \${from}::"PaymentStatus"`,
        '',
      ),
    ],
    tests: ['payment-steps'],
  },
  {
    name: 'a step is taken when it is due, not before',
    edits: [
      edit('modules/payments/process/process-payment.ts', ` and next_check_at <= \${now}`, ''),
    ],
    tests: ['payment-steps'],
  },
  {
    name: 'a payment not sent in time fails',
    edits: [
      edit(
        'modules/payments/process/process-payment.ts',
        'if (isStale(payment, this.clock.now()))',
        'if (isStale(payment, payment.createdAt))',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'a payout may be sent late',
    edits: [
      edit(
        'modules/payments/process/process-payment.ts',
        'return !isPayout(purpose) && now > expiresAt;',
        'return now > expiresAt;',
      ),
    ],
    tests: ['payment-steps'],
  },
  {
    name: 'an outcome for one status is applied in that status',
    edits: [
      edit(
        'modules/payments/settle/apply-outcome.ts',
        'if (outcome.ifStill && payment.status !== outcome.ifStill) return null;',
        '',
      ),
    ],
    tests: ['payment-steps'],
  },
  {
    name: 'a decided payment stays as it was decided',
    edits: [
      edit(
        'modules/payments/settle/apply-outcome.ts',
        'if (isDecided(payment.status)) return null;',
        '',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'what is in review is decided by staff alone',
    edits: [
      edit(
        'modules/payments/settle/apply-outcome.ts',
        "if (payment.status === 'review' && by.role !== 'staff') return null;",
        '',
      ),
    ],
    tests: ['payment-review', 'payments'],
  },
  {
    name: 'a decided payment is no longer checked',
    edits: [
      edit(
        'modules/payments/settle/apply-outcome.ts',
        'nextCheckAt: open ? nextCheckAt : null,',
        'nextCheckAt,',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'a failed payment gives back what was reserved',
    edits: [
      edit(
        'modules/payments/settle/apply-outcome.ts',
        "if (status === 'failed') await this.post.fail(tx, payment, now);",
        '',
      ),
    ],
    tests: ['wallet-payments'],
  },
  {
    name: 'a payment of another amount makes no rental',
    edits: [
      edit(
        'modules/payments/settle/post-payment.ts',
        'const isFullAmount = settled === payment.amount;',
        'const isFullAmount = true;',
      ),
    ],
    tests: ['payment-review'],
  },
  {
    name: 'charges of a member are limited',
    edits: [
      edit(
        'modules/payments/create/create-payment.ts',
        'await this.limits.require(tx, member, { id, phoneNumber, network });',
        '',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'charges are counted one after the other',
    edits: [
      edit(
        'modules/payments/create/create-payment.ts',
        'await this.users.lock(tx, payment.userId);',
        '{ frozenAt: null };',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'a payment is for the price of the quote',
    edits: [
      edit(
        'modules/payments/create/pay-rental.ts',
        'if (total !== totalPrice || securityDeposit !== deposit)',
        'if (securityDeposit !== deposit)',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'nobody rents an own item',
    edits: [
      edit(
        'modules/payments/create/pay-rental.ts',
        "if (item.ownerId === actor.id) throw new ProblemError('own-item');",
        '',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'a repeated payment changes nothing',
    edits: [
      edit(
        'modules/payments/create/pay-rental.ts',
        'if (await this.payments.exists(tx, id)) return;',
        '',
      ),
    ],
    tests: ['payments', 'concurrency'],
  },
  {
    name: 'no more is sent back to a number than came from it and was credited',
    edits: [
      edit(
        'modules/payments/refunds/send-refund.ts',
        'if (amount > refundable) throw tooMuch(refundable);',
        '',
      ),
    ],
    tests: ['refunds'],
  },
  {
    name: 'what is on its way back to a number is not sent again',
    edits: [
      edit(
        'modules/payments/domain/refundable.ts',
        'credited - sentBack - inTransit',
        'credited - sentBack',
      ),
    ],
    tests: ['refunds'],
  },
  {
    name: 'a payout goes to a number that was not removed',
    edits: [
      edit(
        'modules/payout-methods/payout-methods.ts',
        'where: { id, userId, removedAt: null }',
        'where: { id, userId }',
      ),
    ],
    tests: ['numbers', 'wallet-payments'],
  },
  {
    name: 'a payout goes to a number that may receive it',
    edits: [
      edit(
        'modules/payout-methods/payout-methods.ts',
        'if (refusal) throw new ProblemError(refusal);',
        '',
      ),
    ],
    tests: ['wallet-payments', 'numbers'],
  },
  {
    name: 'a payout goes to a number of the member',
    edits: [
      edit(
        'modules/payout-methods/payout-methods.ts',
        'where: { id, userId, removedAt: null }',
        'where: { id, removedAt: null }',
      ),
    ],
    tests: ['wallet-payments', 'numbers'],
  },
  {
    name: 'only a payment in review is decided by staff',
    edits: [
      edit(
        'modules/payments/review/review-decision.ts',
        "if (payment.status !== 'review') throw new ProblemError('payment-not-in-review');",
        '',
      ),
    ],
    tests: ['payment-review'],
  },
  {
    name: 'no admin decides on own money',
    edits: [
      edit(
        'modules/payments/review/review-decision.ts',
        "if ([payment.userId, owner].includes(actor.id)) throw new ProblemError('own-money');",
        '',
      ),
    ],
    tests: ['payment-review'],
  },
  {
    name: 'a callback is stored, and its payment checked soon',
    edits: [
      edit(
        'modules/payments/process/receive-callback.ts',
        'await this.checkPayment(merchantReferenceId, body);',
        '',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'a rental is made for days to come',
    edits: [
      edit(
        'modules/rentals/request/request-rental.ts',
        'if (fromDate(requested.startDate) < this.clock.today()) return false;',
        '',
      ),
    ],
    tests: ['payment-steps'],
  },
  {
    name: 'a hidden item is not rented',
    edits: [
      edit(
        'modules/rentals/request/request-rental.ts',
        "state === 'deleted' || state === 'hidden'",
        "state === 'deleted'",
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'a rental is made for free days',
    edits: [
      edit(
        'modules/rentals/request/request-rental.ts',
        'return (await this.rentals.findConflict(tx, requested)) === null;',
        'return true;',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'a ledger key names the rental and the event',
    edits: [
      edit(
        'modules/rentals/rental-record.ts',
        'key: keys[index] as string,',
        'key: Math.random() + (keys[index] as string),',
      ),
    ],
    tests: ['rentals'],
  },
  {
    name: 'the time of a declared return is kept',
    edits: [
      edit(
        'modules/rentals/domain/rental-transitions.ts',
        'sets: (_, { now }) => ({ returnDeclaredAt: now }),',
        '',
      ),
    ],
    tests: ['returns'],
  },
  {
    name: 'the owner accepts, nobody else',
    edits: [
      edit('modules/rentals/answer/accept-rental.ts', 'requireOwner(found, actor.id)', 'found!'),
    ],
    tests: ['rentals'],
  },
  {
    name: 'an acceptance supersedes the requests for the same days',
    edits: [
      edit(
        'modules/rentals/answer/accept-rental.ts',
        '...others.map(',
        '...others.slice(0, 0).map(',
      ),
    ],
    tests: ['rentals'],
  },
  {
    name: 'a second acceptance changes nothing',
    edits: [
      edit(
        'modules/rentals/answer/accept-rental.ts',
        "if (rental.status === 'acceptee') return;",
        '',
      ),
    ],
    tests: ['rentals'],
  },
  {
    name: 'reminders are sent',
    edits: [
      edit(
        'modules/rentals/reminders/send-reminders.ts',
        'await this.remind(rental.id);',
        'return;',
      ),
    ],
    tests: ['reminders'],
  },
  {
    name: 'late objects are marked once',
    edits: [
      edit(
        'modules/rentals/return/mark-late.ts',
        'if ((await tx.rentalEvent.count({ where: { rentalId, event } })) > 0) return;',
        '',
      ),
    ],
    tests: ['late-returns'],
  },
  {
    name: 'the next renter is told of a late object',
    edits: [
      edit(
        'modules/rentals/return/tell-next-renters.ts',
        'if (!rental || !found.some(({ id }) => id === rentalId)) return;',
        'return;',
      ),
    ],
    tests: ['late-returns'],
  },
  {
    name: 'requests expire',
    edits: [
      edit('modules/rentals/answer/expire-requests.ts', 'await this.expire(rental.id);', 'return;'),
    ],
    tests: ['rentals'],
  },
  {
    name: 'a stranger cancels nothing',
    edits: [
      edit(
        'modules/rentals/rental-record.ts',
        "const party = rental && partyOf(rental, userId);\n  if (!rental || !party) throw new ProblemError('rental-not-found');",
        "const party = (rental && partyOf(rental, userId)) ?? 'renter';\n  if (!rental) throw new ProblemError('rental-not-found');",
      ),
    ],
    tests: ['rentals', 'permissions'],
  },
  {
    name: 'a return is confirmed by the owner',
    edits: [
      edit(
        'modules/rentals/steps/take-step.ts',
        'one.event === event && one.by === party',
        'one.event === event',
      ),
    ],
    tests: ['returns', 'permissions'],
  },
  {
    name: 'a handover needs the code of the renter',
    edits: [
      edit(
        'modules/rentals/handover/hand-over.ts',
        'if (code === handoverCode) return null;',
        'return null;',
      ),
    ],
    tests: ['handovers'],
  },
  {
    name: 'a wrong code of a handover counts',
    edits: [
      edit(
        'modules/rentals/handover/hand-over.ts',
        'const wrong = tried.includes(code) ? tried : [...tried, code];',
        'const wrong = [...tried];',
      ),
    ],
    tests: ['handovers'],
  },
  {
    name: 'a handover is taken as done after its time alone',
    edits: [
      edit(
        'modules/rentals/domain/rental-conditions.ts',
        'handoverDueAt !== null && handoverDueAt <= now',
        'handoverDueAt !== null',
      ),
    ],
    tests: ['handovers'],
  },
  {
    name: 'uncontested returns are settled after their time alone',
    edits: [
      edit(
        'modules/rentals/domain/rental-conditions.ts',
        'returnDueAt !== null && returnDueAt <= now',
        'returnDueAt !== null',
      ),
    ],
    tests: ['returns'],
  },
  {
    name: 'staff do not decide about their own rental',
    edits: [
      edit(
        'modules/rentals/staff/lock-for-staff.ts',
        "if (partyOf(rental, actor.id)) throw new ProblemError('own-rental');",
        '',
      ),
    ],
    tests: ['returns', 'staff-moves'],
  },
  {
    name: 'staff cancel no rental whose rent has changed since they read it',
    edits: [
      edit(
        'modules/rentals/staff/apply-decision.ts',
        'if (sum !== undefined && sum !== dividedSum(event, rental))',
        'if (false)',
      ),
    ],
    tests: ['staff-decisions'],
  },
  {
    name: 'a deadline is put off once',
    edits: [
      edit(
        'modules/rentals/staff/postpone-deadline.ts',
        "throw new ProblemError('deadline-postponed');",
        'await Promise.resolve();',
      ),
    ],
    tests: ['staff-moves'],
  },
  {
    name: 'an item is rented to one person for a day',
    edits: [
      edit(
        'modules/rentals/rentals.ts',
        'return piecesRefusal(found?.free ?? 0, pieces);',
        'return null;',
      ),
    ],
    tests: ['payments'],
  },
  {
    name: 'a correction is made once',
    edits: [
      edit(
        'modules/wallet/correct-balance.ts',
        'return this.ledger.isPosted(tx, keyOf(id));',
        'return Promise.resolve(false);',
      ),
    ],
    tests: ['wallet', 'transactions', 'concurrency'],
  },
  {
    name: 'no admin corrects the own wallet',
    edits: [
      edit(
        'modules/corrections/make-correction.ts',
        "if (userId === actor.id) throw new ProblemError('own-money');",
        '',
      ),
    ],
    tests: ['ledger'],
  },
  {
    name: 'no admin approves an act of their own',
    edits: [
      edit(
        'modules/approvals/domain/approval-rules.ts',
        "if (proposedById === actorId) return 'own-approval';",
        '',
      ),
    ],
    tests: ['approvals', 'corrections'],
  },
  {
    name: 'an act of two is decided once',
    edits: [
      edit(
        'modules/approvals/domain/approval-rules.ts',
        "if (status !== 'proposed') return 'approval-decided';",
        '',
      ),
    ],
    tests: ['approvals', 'corrections'],
  },
  {
    name: 'an admin approves nothing of who made them one',
    edits: [
      edit(
        'modules/approvals/domain/approval-rules.ts',
        "if (givenById === proposedById) return 'made-by-proposer';",
        '',
      ),
    ],
    tests: ['approvals'],
  },
  {
    name: 'no money leaves for an operator that is down',
    edits: [
      edit(
        'modules/incidents/operator-incidents.ts',
        "if (direction === 'payout') throw new ProblemError('payouts-suspended');",
        '',
      ),
    ],
    tests: ['incidents'],
  },
  {
    name: 'a late payment extends a rental that still ends on the day that it was to be extended from',
    edits: [
      edit(
        'modules/rentals/changes/extend-rental.ts',
        'if (rental.endDate.getTime() !== oldEndDate.getTime()) return false;',
        '',
      ),
    ],
    tests: ['rentals-changes'],
  },
  {
    name: 'a late payment extends no rental of which another change waits',
    edits: [edit('modules/rentals/changes/extend-rental.ts', '(!open || open.id === id) && ', '')],
    tests: ['rentals-changes'],
  },
  {
    name: 'a late payment extends no rental whose days are taken by then',
    edits: [
      edit(
        'modules/rentals/changes/extend-rental.ts',
        ' && !(await this.quotes.isTaken(tx, rental, newEndDate))',
        '',
      ),
    ],
    tests: ['rentals-changes'],
  },
  {
    name: 'a late payment extends no rental that is cancelled by then',
    edits: [
      edit(
        'modules/rentals/changes/extend-rental.ts',
        'if (!isChangeable(factsOf(rental))) return false;',
        '',
      ),
    ],
    tests: ['rentals-changes'],
  },
  {
    name: 'a late payment extends no rental of a suspended party',
    edits: [
      edit(
        'modules/rentals/changes/extend-rental.ts',
        'if ((await this.users.holdSuspended(tx, [renterId, ownerId])).size > 0) return false;',
        '',
      ),
    ],
    tests: ['suspended-members'],
  },
  {
    name: 'the time to pay for an extension stands still while an operator is down',
    edits: [
      edit(
        'modules/rentals/changes/expire-changes.ts',
        'changeFactsOf(await this.deadlines.of(change, tx))',
        'changeFactsOf(change)',
      ),
    ],
    tests: ['incidents'],
  },
  {
    name: 'an Idempotency-Key belongs to one body',
    edits: [
      edit(
        'platform/http/idempotency.ts',
        "if (first.requestHash !== requestHash) throw new ProblemError('idempotency-key-reused');",
        '',
      ),
    ],
    tests: ['payments', 'wallet'],
  },
  {
    name: 'a call takes over from one that died, not from one that runs',
    edits: [
      edit(
        'platform/http/idempotency.ts',
        'where: { ...id, status: null, leaseExpiresAt: { lt: now } },',
        'where: { ...id, status: null },',
      ),
    ],
    tests: ['concurrency', 'payments', 'processes'],
  },
  {
    name: 'an identity is decided once',
    edits: [
      edit(
        'modules/verification/decide-verification.ts',
        'if (obstacle) throw new ProblemError(obstacle);',
        '',
      ),
    ],
    tests: ['verification'],
  },
];
