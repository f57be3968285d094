import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { AuditGateway } from '../src/modules/reconciliation/audit-gateway.js';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { provided, useApi } from './support/api.js';
import { accountBreaks } from './support/breaks/accounts.js';
import { agreedTermsBreaks } from './support/breaks/agreed-terms.js';
import { announcementBreaks } from './support/breaks/announcements.js';
import { approvalBreaks } from './support/breaks/approvals.js';
import type { Breaks } from './support/breaks/break.js';
import { comparisonBreaks } from './support/breaks/comparisons.js';
import { contactExportBreaks } from './support/breaks/contact-exports.js';
import { contractBreaks } from './support/breaks/contracts.js';
import { approvalStepBreaks, correctionBreaks } from './support/breaks/corrections.js';
import { deadlineBreaks } from './support/breaks/deadlines.js';
import { exportBreaks } from './support/breaks/exports.js';
import { frozenMemberBreaks } from './support/breaks/frozen-members.js';
import { guardBreaks } from './support/breaks/guards.js';
import { heldCreditBreaks } from './support/breaks/held-credits.js';
import { identityBreaks } from './support/breaks/identities.js';
import { incidentBreaks } from './support/breaks/incidents.js';
import { itemCardBreaks } from './support/breaks/item-cards.js';
import { ledgerBreaks } from './support/breaks/ledger.js';
import { ledgerKeyBreaks } from './support/breaks/ledger-keys.js';
import { longJobBreaks } from './support/breaks/long-jobs.js';
import { messageBreaks } from './support/breaks/messages.js';
import { notificationBreaks } from './support/breaks/notifications.js';
import { overdueWorkBreaks } from './support/breaks/overdue-work.js';
import { paymentHistoryBreaks } from './support/breaks/payment-history.js';
import { paymentBreaks } from './support/breaks/payments.js';
import { payoutNumberBreaks } from './support/breaks/payout-numbers.js';
import { payoutBreaks } from './support/breaks/payouts.js';
import { pieceBreaks } from './support/breaks/pieces.js';
import { placeBreaks } from './support/breaks/places.js';
import { postingBreaks } from './support/breaks/postings.js';
import { refundableSumBreaks } from './support/breaks/refundable-sums.js';
import { rentalChangeBreaks } from './support/breaks/rental-changes.js';
import { rentalDecisionBreaks } from './support/breaks/rental-decisions.js';
import { rentalHistoryBreaks } from './support/breaks/rental-history.js';
import { rentalBreaks } from './support/breaks/rentals.js';
import { reviewBreaks } from './support/breaks/reviews.js';
import { rightingBreaks } from './support/breaks/rightings.js';
import { roleBreaks } from './support/breaks/roles.js';
import { savedSearchBreaks } from './support/breaks/saved-searches.js';
import { secondStepBreaks } from './support/breaks/second-steps.js';
import { suspendedMemberBreaks } from './support/breaks/suspended-members.js';
import { tableBreaks } from './support/breaks/tables.js';
import { treasuryBreaks, treasuryPostingBreaks } from './support/breaks/treasury.js';
import { trustBreaks } from './support/breaks/trust.js';
import { BrokenBooks } from './support/broken-books.js';
import { passAtEachReading } from './support/clock.js';
import { aMember, anItem } from './support/factories.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { paymentRequest, updateStatus } from './support/rentals.js';

useApi();

/** By invariant, in their order. */
const breaks: Breaks = {
  ...guardBreaks,
  ...tableBreaks,
  ...ledgerBreaks,
  ...ledgerKeyBreaks,
  ...postingBreaks,
  ...treasuryPostingBreaks,
  ...approvalStepBreaks,
  ...approvalBreaks,
  ...correctionBreaks,
  ...rentalDecisionBreaks,
  ...contactExportBreaks,
  ...incidentBreaks,
  ...paymentBreaks,
  ...treasuryBreaks,
  ...paymentHistoryBreaks,
  ...payoutBreaks,
  ...refundableSumBreaks,
  ...payoutNumberBreaks,
  ...frozenMemberBreaks,
  ...suspendedMemberBreaks,
  ...rentalBreaks,
  ...pieceBreaks,
  ...rentalHistoryBreaks,
  ...rentalChangeBreaks,
  ...contractBreaks,
  ...agreedTermsBreaks,
  ...deadlineBreaks,
  ...placeBreaks,
  ...itemCardBreaks,
  ...reviewBreaks,
  ...announcementBreaks,
  ...trustBreaks,
  ...savedSearchBreaks,
  ...notificationBreaks,
  ...messageBreaks,
  ...accountBreaks,
  ...roleBreaks,
  ...secondStepBreaks,
  ...identityBreaks,
  ...comparisonBreaks,
  ...longJobBreaks,
  ...rightingBreaks,
  ...heldCreditBreaks,
  ...exportBreaks,
  ...overdueWorkBreaks,
};

describe('the audit', () => {
  it('has a violation in this file for each of its invariants', () => {
    expect(Object.keys(breaks)).toEqual(invariants(new Date()).map(({ name }) => name));
  });
});

describe.each(Object.entries(breaks))('%s', (name, ways) => {
  it.each(Object.entries(ways))('reports %s', async (_, breakBooks) => {
    await BrokenBooks.during(async (books) => {
      const before = await books.violations(name);
      const broken = await breakBooks(books);
      expect(before).not.toContain(broken);
      expect(await books.violations(name)).toContain(broken);
    });
  });
});

/** A member pays for one object by every means, of which one is accepted, and moves other money. */
async function aStory() {
  const owner = await aMember({ verified: true });
  const member = await aMemberWith(60_000);
  const numberId = await aReceivingNumber(member);
  const ids: string[] = [];
  const begin = async ({ body }: { body: { paymentId: string } }) => {
    ids.push(body.paymentId);
    await work(body.paymentId);
  };
  const pay = async (traits: { from: number; walletAmount?: number; phoneNumber?: string }) => {
    const { id: itemId } = await anItem({ owner });
    const to = traits.from + 3;
    await begin(
      await payRental(member, await paymentRequest({ itemId, renter: member, to, ...traits })),
    );
  };
  await pay({ from: 10 });
  await pay({ from: 20, walletAmount: 35_000 });
  await pay({ from: 30, walletAmount: 5_000 });
  await pay({ from: 40, walletAmount: 5_000, phoneNumber: '077000002' });
  await pay({ from: 50, walletAmount: 5_000, phoneNumber: '077000013' });
  await begin(await topUp(member, 3_000));
  await begin(await withdraw(member, 2_000, numberId));
  const payments = await Promise.all(ids.map(paymentOf));
  await updateStatus(owner, payments[0]?.rentalId as string, 'acceptée');
  await updateStatus(owner, payments[2]?.rentalId as string, 'refusée');
  return { payments, people: [owner.id, member.id] };
}

describe('the audit of payments without a fault', () => {
  it('finds no violation, and one payment in transit: the one in review', async () => {
    const { payments, people } = await aStory();
    expect(payments.map(({ status }) => status)).toEqual([
      'succeeded',
      'succeeded',
      'succeeded',
      'failed',
      'review',
      'succeeded',
      'succeeded',
    ]);
    const findings = await new AuditBooks(provided(Sql), provided(Clock)).execute();
    const said = JSON.stringify(findings.flatMap(({ violations }) => violations));
    for (const { id } of payments) expect(said).not.toContain(id);
    for (const { rentalId } of payments) if (rentalId) expect(said).not.toContain(rentalId);
    for (const id of people) expect(said).not.toContain(id);

    const gateway = new AuditGateway(provided(Sql));
    const { differences, inTransit } = await gateway.execute(env.GATEWAY_BOOK_URL as string);
    const subjects = differences.map(({ subject }) => subject);
    for (const { reference } of payments) expect(subjects).not.toContain(reference);
    expect(inTransit).toBeGreaterThan(0);
  });
});

describe('an audit that lasts for minutes', () => {
  it('counts a lease from when it looks at it, and not from when it began', async () => {
    const { id: userId } = await aMember();
    const begun = Date.now();
    // Of a call that came in when the audit had lasted for 62 seconds.
    const createdAt = new Date(begun + 62_000);
    const call = { key: 'late-in-the-audit', userId, route: 'POST /api/payment', requestHash: '' };
    const leaseExpiresAt = new Date(createdAt.getTime() + 8000);
    await provided(Db).idempotencyKey.create({ data: { ...call, createdAt, leaseExpiresAt } });
    passAtEachReading(1);
    const { findings } = await new AuditBooks(provided(Sql), provided(Clock)).attempt();
    await provided(Db).idempotencyKey.deleteMany({ where: { userId } });
    const [leases] = findings.filter(({ name }) => name.startsWith('no call keeps'));
    expect(JSON.stringify(leases)).not.toContain(call.key);
    expect(provided(Clock).now().getTime()).toBeGreaterThan(createdAt.getTime());
  });
});
