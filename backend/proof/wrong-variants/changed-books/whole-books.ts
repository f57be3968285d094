import { randomUUID } from 'node:crypto';
import { addDays, dayOf, startOfDay } from '../../../src/kernel/day.js';
import { Gateway } from '../../../src/modules/mobile-money/gateway/gateway.js';
import { BookFees } from '../../../src/modules/payments/fees/book-fees.js';
import { gatewayOrderOf } from '../../../src/modules/payments/gateway-order.js';
import type { StaffPaymentDetail } from '../../../src/modules/payments/payments.schema.js';
import { ProcessPayment } from '../../../src/modules/payments/process/process-payment.js';
import type { LearntOutcome } from '../../../src/modules/payments/settle/apply-outcome.js';
import { ApplyOutcome } from '../../../src/modules/payments/settle/apply-outcome.js';
import { ExpireRequests } from '../../../src/modules/rentals/answer/expire-requests.js';
import { AdvanceCalendar } from '../../../src/modules/rentals/calendar/advance-calendar.js';
import { SettleUnanswered } from '../../../src/modules/rentals/calendar/settle-unanswered.js';
import { SendReminders } from '../../../src/modules/rentals/reminders/send-reminders.js';
import { MarkLate } from '../../../src/modules/rentals/return/mark-late.js';
import { TellNextRenters } from '../../../src/modules/rentals/return/tell-next-renters.js';
import { Clock } from '../../../src/platform/clock.js';
import { Db } from '../../../src/platform/database/prisma.js';
import { api, provided } from '../../../test/support/api.js';
import { setNow, wait } from '../../../test/support/clock.js';
import { aMember, anItem, aToken, type Person } from '../../../test/support/factories.js';
import { advanceGateway } from '../../../test/support/gateway.js';
import {
  aMemberWith,
  paymentOf,
  payRental,
  sendRefund,
  topUp,
  withdraw,
} from '../../../test/support/payments.js';
import { anUpload } from '../../../test/support/pictures.js';
import { aMeetingPoint } from '../../../test/support/places.js';
import { type PaymentTraits, paymentRequest, updateStatus } from '../../../test/support/rentals.js';
import { reinstate, suspend } from '../../../test/support/suspensions.js';
import { approve, fillFloats } from '../../../test/support/treasury.js';
import { writeAccounts } from './whole-accounts.js';
import { WholeChanges } from './whole-changes.js';
import { compareTonight } from './whole-holds.js';
import { leaveStaffWork, writeStaffWork } from './whole-staff.js';
import {
  aConfirmedNumber,
  anAdminByCommand,
  appointed,
  appointForAWhile,
  freshlyProven,
  moreNumbers,
} from './whole-team.js';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;
const reason = 'Relevé du gestionnaire';

/**
 * Writes books in which everything has happened that can, by the product's own calls, over sixteen
 * days: nothing is due any more when they end.
 *
 * @returns when that is
 */
export async function writeWholeBooks(): Promise<Date> {
  const begun = new Date(Date.now() - 16 * daySeconds * 1000);
  setNow(begun);
  const admin = await anAdminByCommand();
  await fillFloats([admin, await anAdminByCommand()]);
  await appointed(admin, 'ops');
  await appointForAWhile(admin);
  const [owner, otherOwner] = [
    await aMember({ verified: true }),
    await aMember({ verified: true }),
  ];
  const members = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aMemberWith(200_000, admin)));
  const [renter, other, third, fourth, fifth, sixth] = members as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const numberId = await aConfirmedNumber(renter);
  const removedId = await aConfirmedNumber(third, '077000003');
  await moreNumbers(third);
  const begin = { owner, renter };

  // Lent and given back: declared and settled, confirmed, settled for want of a word, still with the
  // renter, and overdue.
  const settled = await accepted({ ...begin, from: 1, to: 3 });
  const confirmed = await accepted({ owner: otherOwner, renter: other, from: 1, to: 3 });
  const kept = await accepted({ owner, renter: third, from: 1, to: 2 });
  await accepted({ owner: otherOwner, renter: fourth, from: 1, to: 8 });
  const underWay = await accepted({ owner: otherOwner, renter, from: 1, to: 60 });
  const declared = await accepted({ owner, renter: other, from: 1, to: 15, walletAmount: 4_000 });
  const { id: meetingPointId } = await aMeetingPoint();
  await accepted({ owner, renter: third, from: 10, to: 16, meetingPointId });

  // Given back and contested: agreed, answered with another amount, left to staff; and one that is missing.
  const agreed = await accepted({ owner, renter: fourth, from: 1, to: 3 });
  const countered = await accepted({ owner, renter: fourth, from: 1, to: 3 });
  const offered = await accepted({ owner, renter: fourth, from: 1, to: 3 });
  const disputed = await accepted({ owner, renter: fourth, from: 1, to: 3 });
  const stillContested = await accepted({ owner, renter: fifth, from: 1, to: 15 });
  const missing = await accepted({ owner, renter: fifth, from: 1, to: 3 });
  const stillMissing = await accepted({ owner, renter: fifth, from: 1, to: 15 });

  // Handed over by code, with photos; not handed over, as both say, or one of them, or neither; and open.
  const handed = await accepted({ owner, renter: sixth, from: 3, to: 6 });
  const admitted = await accepted({ owner, renter: sixth, from: 3, to: 6 });
  const absent = await accepted({ owner, renter: sixth, from: 3, to: 6 });
  const unheard = await accepted({ owner, renter: sixth, from: 3, to: 6 });
  const awaited = await accepted({ owner, renter: sixth, from: 3, to: 6 });
  const denied = await accepted({ owner, renter: sixth, from: 3, to: 6 });
  const refuted = await accepted({ owner, renter: sixth, from: 3, to: 6 });
  const stillNotReceived = await accepted({ owner, renter: sixth, from: 16, to: 18 });
  const stillAbsent = await accepted({ owner, renter: sixth, from: 16, to: 18 });
  const stillDenied = await accepted({ owner, renter: sixth, from: 16, to: 18 });

  const changes = await WholeChanges.begin();

  // Refused, cancelled, superseded, left unanswered.
  const refused = await requested({ ...begin, from: 20, to: 22 });
  await updateStatus(owner, refused, 'refusée');
  const left = await requested({ owner: otherOwner, renter: third, from: 20, to: 21 });
  const withdrawn = await requested({ ...begin, from: 30, to: 33 });
  await updateStatus(renter, withdrawn, 'annulée');
  const { id: wanted } = await anItem({ owner });
  const winner = await requested({ itemId: wanted, renter: other, from: 40, to: 43 });
  await requested({ itemId: wanted, renter: third, from: 41, to: 44, walletAmount: 5_000 });
  await updateStatus(owner, winner, 'acceptée');
  await cancelled({ ...begin, from: 10, to: 12 }, renter);
  await cancelled({ ...begin, from: 10, to: 12 }, owner);
  const called = await accepted({ ...begin, from: 10, to: 12 });
  await decideByStaff(admin, called, 'cancel', { refund: 7_000, keptRent: 3_000 });
  const late = await accepted({ owner: otherOwner, renter: third, from: 2, to: 5 });
  const tooLate = await accepted({ owner, renter: other, from: 2, to: 4 });
  wait(18 * hourSeconds);
  await updateStatus(third, late, 'annulée');
  wait(12 * hourSeconds);
  await provided(AdvanceCalendar).execute();
  await provided(ExpireRequests).execute();
  await changes.expire();
  await updateStatus(other, tooLate, 'annulée');
  expectStatus(await statusOf(left), 'refusee');

  // Payments that fail, come too late, or go to review.
  const { id: itemId } = await anItem({ owner });
  await decide(await submitted({ itemId, renter, walletAmount: 5_000 }), {
    to: 'failed',
    detail: '402',
  });
  await decide(await submitted({ itemId, renter, walletAmount: 35_000 }), success);
  const { id: hidden } = await anItem({ owner });
  const forHidden = await submitted({ itemId: hidden, renter: other, walletAmount: 1_000 });
  const hiddenAt = provided(Clock).now();
  await provided(Db).item.update({
    where: { id: hidden },
    data: { hiddenAt, available: false, offeredBeforeHidden: true },
  });
  await decide(forHidden, success);
  const mispaid = await submitted({
    itemId: await ofItem(owner),
    renter: third,
    walletAmount: 2_000,
  });
  await decide(mispaid, reviewOf(34_000));
  await resolve(admin, mispaid, { outcome: 'succeeded', movedAmount: 34_000 });
  const unanswered = await submitted({ itemId: await ofItem(owner), renter: third });
  await decide(unanswered, { to: 'review', detail: 'no answer', reviewReason: 'unanswered' });
  await resolve(admin, unanswered, { outcome: 'failed' });

  // Money put in, taken out and sent back, for less, as much and more than was asked.
  wait(hourSeconds);
  await decide(await submittedId(await topUp(renter, 3_000)), { ...success, fees: 30 });
  const unstated = await submittedId(await topUp(renter, 2_500));
  await decide(unstated, success);
  const less = await submittedId(await topUp(other, 5_000));
  await decide(less, { ...reviewOf(4_500), fees: 45 });
  await resolve(admin, less, { outcome: 'succeeded', movedAmount: 4_500 });
  await decide(await submittedId(await topUp(third, 700)), { to: 'failed', detail: '402' });
  const found = await submittedId(await topUp(renter, 1_100));
  const stillHeld = await submittedId(await topUp(renter, 1_300));
  for (const id of [found, stillHeld]) await decide(id, success);
  await payOut(admin, (amount) => withdraw(renter, amount, numberId));
  await payOut(admin, (amount) => sendRefund(third, amount));
  await decide(await submittedId(await withdraw(third, 1_000, removedId)), success);
  await api(`/api/wallet/numbers/${removedId}`, { method: 'DELETE', as: third });
  const failing = await submittedId(await withdraw(renter, 1_500, numberId));
  await paidOutThere(failing);
  await decide(failing, { to: 'failed', detail: '402' });
  await settleLate(admin, failing, 1_400);
  const lateTopUp = (await topUp(other, 1_200)).body.paymentId;
  await confirmedThere(lateTopUp);
  await decide(lateTopUp, { to: 'failed', detail: '402' });
  await settleLate(admin, lateTopUp, 1_200);
  const forLate = await paymentRequest({
    itemId: await ofItem(owner),
    renter: third,
    walletAmount: 600,
  });
  const paidLate = (await payRental(third, forLate)).body.paymentId;
  await confirmedThere(paidLate);
  await decide(paidLate, { to: 'failed', detail: '402' });
  await settleLate(admin, paidLate, 34_400);
  const failed = await submittedId(await withdraw(renter, 500, numberId));
  await decide(failed, { to: 'failed', detail: '402' });
  const refund = await submittedId(await sendRefund(third, 1_500));
  await paidOutThere(refund);
  await decide(refund, { to: 'failed', detail: '402' });
  await settleLate(admin, refund, 1_400);
  const frozenPayout = (await withdraw(renter, 800, numberId)).body.paymentId;
  const frozenRefund = (await sendRefund(renter, 700)).body.paymentId;
  await freeze(admin, renter, 'freeze');
  const giveBack = { to: 'failed', detail: 'member frozen', ifStill: 'created' } as const;
  await decide(frozenPayout, { ...giveBack, by: { role: 'system' } });
  await decide(frozenRefund, { ...giveBack, by: { role: 'system' } });
  wait(hourSeconds);
  await freeze(admin, renter, 'unfreeze');
  const [suspended, reinstated] = [
    await aMember({ verified: true }),
    await aMember({ verified: true }),
  ];
  const ofSuspended = await requested({ owner: suspended, renter: third, from: 50, to: 52 });
  const byReinstated = await requested({ owner, renter: reinstated, from: 50, to: 52 });
  await anItem({ owner: reinstated });
  for (const member of [suspended, reinstated]) await suspend(admin, member);
  expectStatus(await statusOf(ofSuspended), 'refusee');
  expectStatus(await statusOf(byReinstated), 'annulee');
  wait(hourSeconds);
  await reinstate(admin, reinstated);
  const body = { userId: other.id, amount: -300, reason };
  await api('/api/users/update-wallet', { method: 'PUT', as: admin, body });

  await compareTonight({ missing: [found, stillHeld, less] });

  // Objects change hands, or do not.
  setNow(noonOf(3, begun));
  await provided(AdvanceCalendar).execute();
  await provided(SettleUnanswered).execute();
  await changes.shortenRunning();
  for (const party of [owner, sixth]) {
    const { id: photo } = await anUpload(party, 'rental');
    await step(party, handed, 'photograph-handover', { photos: [photo] });
  }
  await enterWrongCodes(owner, handed);
  await step(owner, handed, 'hand-over', { code: await codeOf(handed) });
  for (const id of [admitted, unheard, denied])
    await step(sixth, id, 'report-not-received', { reason });
  for (const id of [absent, awaited, refuted]) await step(owner, id, 'report-absent', { reason });
  await step(owner, admitted, 'admit-not-received');
  await step(sixth, absent, 'admit-absence');
  await step(owner, denied, 'deny-not-received', { reason });
  await step(sixth, refuted, 'deny-absence', { reason });
  await decideByStaff(admin, denied, 'decide-handover', { handedOver: true });
  await decideByStaff(admin, refuted, 'decide-handover', { handedOver: false, keptRent: 7_000 });

  // What is not known to the gateway is held: it is known after all, put right, or held still.
  await compareTonight({ missing: [found, stillHeld, less], isSecond: true });
  await putRight(admin, less, { movedAmount: 4_200, bearer: 'member' });
  await putRight(admin, unstated, { movedAmount: 2_600, bearer: 'loka' });

  // The objects come back, and fees become known.
  wait(2 * daySeconds);
  await compareTonight({ missing: [], found: [found] });
  await provided(BookFees).execute(unstated, 25);
  await provided(BookFees).execute(lateTopUp, 12);
  await provided(AdvanceCalendar).execute();
  await provided(ExpireRequests).execute();
  await step(renter, settled, 'declare-return');
  await step(otherOwner, confirmed, 'confirm-return');
  for (const id of [agreed, countered, offered, disputed]) await contest(owner, id, 12_000);
  await step(fourth, agreed, 'accept-claim');
  for (const id of [countered, offered]) {
    await step(fourth, id, 'counter-claim', { amount: 4_000, reason });
  }
  await step(owner, countered, 'accept-offer');
  await step(owner, missing, 'report-missing', { reason });
  await step(fifth, missing, 'answer-missing', { reason });
  wait(3 * daySeconds);
  await provided(SettleUnanswered).execute();
  for (const id of [disputed, missing])
    await decideByStaff(admin, id, 'share-deposit', { amount: 9_000 });
  await decideByStaff(admin, awaited, 'decide-handover', { handedOver: false, keptRent: 15_000 });
  expectStatus(await statusOf(unheard), 'annulee');
  expectStatus(await statusOf(kept), 'terminee');
  await changes.claimLateFee();
  // Before anything is open that must not wait.
  await writeStaffWork(admin);

  // What is still open now.
  setNow(new Date());
  await provided(AdvanceCalendar).execute();
  await provided(SettleUnanswered).execute();
  await provided(MarkLate).execute();
  await provided(TellNextRenters).execute();
  await provided(SendReminders).execute();
  expectStatus(await statusOf(underWay), 'en_cours');
  await step(other, declared, 'declare-return');
  await contest(owner, stillContested, 5_000);
  await step(owner, stillMissing, 'report-missing', { reason });
  for (const id of [stillNotReceived, stillDenied])
    await step(sixth, id, 'report-not-received', { reason });
  await step(owner, stillAbsent, 'report-absent', { reason });
  await step(owner, stillDenied, 'deny-not-received', { reason });
  await changes.leaveOpen();
  const open = await requested({ owner, renter: third, from: 70, to: 72 });
  const hours = 24;
  await decideByStaff(admin, open, 'postpone', { deadline: 'answer', hours });
  await decideByStaff(admin, stillContested, 'postpone', { deadline: 'contested', hours });
  await decideByStaff(admin, stillNotReceived, 'postpone', { deadline: 'not_received', hours });
  await accepted({ owner: otherOwner, renter: other, from: 80, to: 83 });
  await submitted({ itemId: await ofItem(owner), renter: other, walletAmount: 3_000 });
  await submittedId(await withdraw(renter, 1_000, numberId));
  await submittedId(await sendRefund(other, 1_000));
  const inReview = await submitted({ itemId: await ofItem(otherOwner), renter });
  await decide(inReview, reviewOf(30_000));
  await freeze(admin, owner, 'freeze');
  await leaveStaffWork(admin);
  await writeAccounts(admin);
  await sendMails();
  return provided(Clock).now();
}

const success: LearntOutcome = { to: 'succeeded', detail: 'SUCCESS' };

function reviewOf(settledAmount: number): LearntOutcome {
  const detail = `success for ${settledAmount} XAF`;
  return { to: 'review', detail, reviewReason: 'other_amount', settledAmount };
}

type Request = Omit<PaymentTraits, 'itemId'> & { owner?: Person; itemId?: string };

async function requested({ owner, itemId, ...traits }: Request): Promise<string> {
  const id = await submitted({ ...traits, itemId: itemId ?? (await ofItem(owner)) });
  await decide(id, success);
  const { rentalId } = await paymentOf(id);
  if (!rentalId) throw new Error('The payment made no rental');
  return rentalId;
}

async function accepted(request: Request & { owner: Person }): Promise<string> {
  const id = await requested(request);
  await updateStatus(request.owner, id, 'acceptée');
  return id;
}

async function cancelled(request: Request & { owner: Person }, by: Person): Promise<void> {
  await updateStatus(by, await accepted(request), 'annulée');
}

async function ofItem(owner: Person | undefined): Promise<string> {
  return (await anItem(owner ? { owner, location: 'Glass, Libreville' } : {})).id;
}

async function submitted(traits: PaymentTraits): Promise<string> {
  return submittedId(await payRental(traits.renter, await paymentRequest(traits)));
}

/** A payment as a worker leaves it once it is sent; one that the wallet paid alone is decided. */
async function submittedId({ status, body }: { status: number; body: { paymentId: string } }) {
  if (status >= 300) throw new Error(`Refused: ${JSON.stringify(body)}`);
  const { paymentId: id } = body;
  if ((await paymentOf(id)).status !== 'created') return id;
  const at = provided(Clock).now();
  await provided(Db).payment.update({
    where: { id },
    data: { status: 'submitting', events: { create: { from: 'created', to: 'submitting', at } } },
  });
  await decide(id, { to: 'pending', detail: 'accepted', gatewayReference: randomUUID() });
  return id;
}

/** Sends a payment for good: the gateway confirms it from now on. */
async function confirmedThere(id: string): Promise<void> {
  await provided(ProcessPayment).execute(id);
  await advanceGateway(6);
}

/** The gateway carries a payout out, of which the product learns nothing. */
async function paidOutThere(id: string): Promise<void> {
  await provided(Gateway).send(gatewayOrderOf(await paymentOf(id)));
  await advanceGateway(6);
}

async function decide(id: string, outcome: LearntOutcome): Promise<void> {
  await provided(ApplyOutcome).execute(id, outcome);
}

/** Pays out for as much, less and more than is asked. */
async function payOut(
  admin: Person,
  request: (amount: number) => ReturnType<typeof withdraw>,
): Promise<void> {
  for (const [amount, settledAmount] of [
    [2_000, 2_000],
    [3_000, 2_500],
    [4_000, 4_200],
  ] as const) {
    const payout = await submittedId(await request(amount));
    if (amount === settledAmount) await decide(payout, { ...success, fees: 150 });
    else {
      await decide(payout, reviewOf(settledAmount));
      await resolve(admin, payout, { outcome: 'succeeded', movedAmount: settledAmount });
    }
  }
}

function resolve(as: Person, id: string, decision: object): Promise<void> {
  return recorded(as, id, 'decide', { ...decision, reason, proof: 'Relevé du 3' });
}

function settleLate(as: Person, id: string, movedAmount: number): Promise<void> {
  return recorded(as, id, 'settle-late', { movedAmount, reason });
}

function putRight(as: Person, id: string, righting: object): Promise<void> {
  return recorded(as, id, 'put-right', { ...righting, reason, proof: 'Relevé du 3' });
}

/** An admin records by hand what became of a payment, and a second one approves what needs two. */
async function recorded(as: Person, id: string, act: string, body: object): Promise<void> {
  const path = `/api/admin/payments/${id}/${act}`;
  const answer = await api<StaffPaymentDetail>(path, { as: await freshlyProven(as), body });
  if (answer.status !== 200) throw new Error(`No ${act}: ${JSON.stringify(answer.body)}`);
  for (const { approvalId } of answer.body.waiting) {
    const { status } = await approve(await anAdminByCommand(), approvalId);
    if (status !== 200) throw new Error(`Not approved: ${act}`);
  }
}

async function freeze(as: Person, { id }: Person, act: 'freeze' | 'unfreeze'): Promise<void> {
  const { status } = await api(`/api/admin/users/${id}/${act}`, { as, body: { reason } });
  if (status !== 200) throw new Error(`No ${act}: ${status}`);
}

async function step(as: Person, id: string, event: string, body = {}): Promise<void> {
  const { status } = await api(`/api/rentals/${id}/${event}`, { as, body });
  if (status >= 300) throw new Error(`No ${event}: ${status}`);
}

async function contest(owner: Person, id: string, amount: number): Promise<void> {
  const { id: photo } = await anUpload(owner, 'rental');
  await step(owner, id, 'contest-return', { amount, reason, photos: [photo] });
}

async function decideByStaff(as: Person, id: string, act: string, decided: object): Promise<void> {
  const body = { ...decided, reason };
  // Days have passed since the last proof.
  const proven = { ...as, token: await aToken(as.id) };
  const { status } = await api(`/api/admin/rentals/${id}/${act}`, { as: proven, body });
  if (status !== 200) throw new Error(`No ${act}: ${status}`);
}

async function codeOf(id: string): Promise<string> {
  return (await provided(Db).rental.findUniqueOrThrow({ where: { id } })).handoverCode;
}

/** Two of them. */
async function enterWrongCodes(owner: Person, id: string): Promise<void> {
  const right = await codeOf(id);
  for (const code of ['0001', '0002', '0003'].filter((one) => one !== right).slice(0, 2))
    await api(`/api/rentals/${id}/hand-over`, { as: owner, body: { code } });
}

/** Of a day of the books, counted from the first one. */
function noonOf(day: number, first: Date): Date {
  return new Date(startOfDay(addDays(dayOf(first), day)).getTime() + 12 * hourSeconds * 1000);
}

async function statusOf(id: string): Promise<string> {
  return (await provided(Db).rental.findUniqueOrThrow({ where: { id } })).status;
}

function expectStatus(found: string, wanted: string): void {
  if (found !== wanted) throw new Error(`The rental is ${found}, not ${wanted}`);
}

/** As a worker does; one mail is still due. */
async function sendMails(): Promise<void> {
  const db = provided(Db);
  const due = await db.outboxMail.findMany({ orderBy: { createdAt: 'asc' }, select: { id: true } });
  await db.outboxMail.updateMany({
    where: { id: { in: due.slice(0, -1).map(({ id }) => id) } },
    data: { sentAt: new Date(), nextAttemptAt: null },
  });
}
