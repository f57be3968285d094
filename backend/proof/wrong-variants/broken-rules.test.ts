import { describe, expect, it } from 'vitest';
import { env } from '../../src/env.js';
import { AuditBooks } from '../../src/modules/reconciliation/audit-books.js';
import { AuditGateway } from '../../src/modules/reconciliation/audit-gateway.js';
import { invariants } from '../../src/modules/reconciliation/invariants.js';
import { Clock } from '../../src/platform/clock.js';
import { Db } from '../../src/platform/database/prisma.js';
import { Sql } from '../../src/platform/database/sql.js';
import { provided, useApi } from '../../test/support/api.js';
import { BrokenBooks } from '../../test/support/broken-books.js';
import { passAtEachReading } from '../../test/support/clock.js';
import { aMember, anItem } from '../../test/support/factories.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  topUp,
  withdraw,
  work,
} from '../../test/support/payments.js';
import { paymentRequest, updateStatus } from '../../test/support/rentals.js';
import { accountBreaks } from './broken-rules/accounts.js';
import { agreedTermsBreaks } from './broken-rules/agreed-terms.js';
import { announcementBreaks } from './broken-rules/announcements.js';
import { approvalBreaks } from './broken-rules/approvals.js';
import type { Breaks } from './broken-rules/break.js';
import { comparisonBreaks } from './broken-rules/comparisons.js';
import { contactExportBreaks } from './broken-rules/contact-exports.js';
import { contractBreaks } from './broken-rules/contracts.js';
import { approvalStepBreaks, correctionBreaks } from './broken-rules/corrections.js';
import { deadlineBreaks } from './broken-rules/deadlines.js';
import { exportBreaks } from './broken-rules/exports.js';
import { frozenMemberBreaks } from './broken-rules/frozen-members.js';
import { guardBreaks } from './broken-rules/guards.js';
import { heldCreditBreaks } from './broken-rules/held-credits.js';
import { identityBreaks } from './broken-rules/identities.js';
import { incidentBreaks } from './broken-rules/incidents.js';
import { itemCardBreaks } from './broken-rules/item-cards.js';
import { ledgerBreaks } from './broken-rules/ledger.js';
import { ledgerKeyBreaks } from './broken-rules/ledger-keys.js';
import { longJobBreaks } from './broken-rules/long-jobs.js';
import { messageBreaks } from './broken-rules/messages.js';
import { notificationBreaks } from './broken-rules/notifications.js';
import { overdueWorkBreaks } from './broken-rules/overdue-work.js';
import { paymentHistoryBreaks } from './broken-rules/payment-history.js';
import { paymentBreaks } from './broken-rules/payments.js';
import { payoutNumberBreaks } from './broken-rules/payout-numbers.js';
import { payoutBreaks } from './broken-rules/payouts.js';
import { pieceBreaks } from './broken-rules/pieces.js';
import { placeBreaks } from './broken-rules/places.js';
import { postingBreaks } from './broken-rules/postings.js';
import { refundableSumBreaks } from './broken-rules/refundable-sums.js';
import { rentalChangeBreaks } from './broken-rules/rental-changes.js';
import { rentalDecisionBreaks } from './broken-rules/rental-decisions.js';
import { rentalHistoryBreaks } from './broken-rules/rental-history.js';
import { rentalBreaks } from './broken-rules/rentals.js';
import { reviewBreaks } from './broken-rules/reviews.js';
import { rightingBreaks } from './broken-rules/rightings.js';
import { roleBreaks } from './broken-rules/roles.js';
import { savedSearchBreaks } from './broken-rules/saved-searches.js';
import { secondStepBreaks } from './broken-rules/second-steps.js';
import { suspendedMemberBreaks } from './broken-rules/suspended-members.js';
import { tableBreaks } from './broken-rules/tables.js';
import { treasuryBreaks, treasuryPostingBreaks } from './broken-rules/treasury.js';
import { trustBreaks } from './broken-rules/trust.js';

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
    expect(Object.keys(breaks).toSorted()).toEqual(
      invariants(new Date())
        .map(({ name }) => name)
        .toSorted(),
    );
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
