import { describe, expect, it } from 'vitest';
import document from '../openapi.json' with { type: 'json' };
import { startOfDay } from '../src/kernel/day.js';
import type { UserView } from '../src/modules/accounts/accounts.schema.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import { ExpireChanges } from '../src/modules/rentals/changes/expire-changes.js';
import { CloseForSuspended } from '../src/modules/rentals/index.js';
import type { RentalStepView } from '../src/modules/rentals/rentals.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { PersonalData } from '../src/platform/personal-data.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { openThread, send, threadOf } from './support/messages.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import {
  anAskedChange,
  answerChange,
  aSentExtensionPayment,
  askChange,
  payExtension,
} from './support/rental-changes.js';
import {
  aConfirmedPayment,
  aRequest,
  aSubmittedPayment,
  confirm,
  heldFor,
  inDays,
  paymentRequest,
  seenBy,
  updateStatus,
  walletOf,
} from './support/rentals.js';
import { reinstate, suspend, suspensionOf, violationsAbout } from './support/suspensions.js';

useApi();

const db = () => provided(Db);
const itemOf = (id: string) => db().item.findUniqueOrThrow({ where: { id } });
const rentalOf = (id: string) => db().rental.findUniqueOrThrow({ where: { id } });
const subjects = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);
const freeze = (as: Person, { id }: Person, act: 'freeze' | 'unfreeze') =>
  api<UserView>(`/api/admin/users/${id}/${act}`, { as, body: { reason: 'Soupçon de fraude' } });
const moderate = (as: Person, id: string, act: 'hide' | 'restore') =>
  api(`/api/admin/items/${id}/${act}`, { as, body: { reason: 'Contrôle' } });

const anOwner = () => aMember({ name: 'Alice Mba', verified: true });

/** An owner with an object, suspended by staff. */
async function suspendedOwner() {
  const [owner, staff] = [await anOwner(), await aStaffMember()];
  const { id: itemId } = await anItem({ owner });
  expect((await suspend(staff, owner)).status).toBe(200);
  return { owner, staff, itemId };
}

async function anAcceptedRental(traits: Parameters<typeof aRequest>[0] = {}) {
  const rental = await aRequest(traits);
  expect((await updateStatus(rental.owner, rental.id, 'acceptée')).status).toBe(200);
  return rental;
}

/** Calls that are refused to suspended members. */
const closed = [
  'POST /item',
  'PUT /item/update-availability',
  'PUT /items/{id}',
  'DELETE /items/{id}',
  'PUT /api/items/{id}/pause',
  'PUT /api/items/{id}/closures',
  'POST /api/items/{id}/calendar-feed',
  'POST /api/payment',
  'POST /api/payment/extension',
  'POST /api/payment/number/code',
  'POST /api/payment/number/confirm',
  'POST /api/wallet/top-ups',
  'POST /api/wallet/withdrawals',
  'POST /api/wallet/refunds',
  'POST /api/wallet/numbers',
  'POST /api/wallet/numbers/{id}/resend',
  'PUT /api/wallet/numbers/{id}/preferred',
  'DELETE /api/wallet/numbers/{id}',
  'POST /api/rentals',
  'POST /api/rentals/{id}/reviews',
  'POST /api/reviews/{id}/answer',
];

/** Calls that are refused for something new alone: an acceptance, more days, a question. */
const partlyOpen = [
  'PUT /api/rentals/update-status',
  'POST /api/rentals/{id}/changes',
  'POST /api/rentals/{id}/changes/{changeId}/accept',
  'POST /api/threads',
  'POST /api/threads/{id}/messages',
];

describe('a suspension', () => {
  it('is by staff, of colleagues by admins, never of oneself nor of the other party of a rental', async () => {
    const [staff, colleague] = [await aStaffMember(), await aStaffMember()];
    const admin = await aStaffMember('admin');
    const member = await aMember();
    expectRefusal(await suspend(staff, staff), 'own-account');
    expectRefusal(await suspend(staff, colleague), 'forbidden');
    expect((await suspend(admin, colleague)).status).toBe(200);
    expectRefusal(await suspend(colleague, member), 'forbidden');
    expectRefusal(await reinstate(staff, colleague), 'forbidden');
    expect((await reinstate(admin, colleague)).body.suspendedAt).toBeNull();
    expect((await suspend(colleague, member)).status).toBe(200);

    const { owner } = await aRequest({ renter: staff });
    const seen = async (as: Person) => (await suspensionOf(as, owner)).involved;
    expect([await seen(staff), await seen(colleague)]).toEqual([true, false]);
    expectRefusal(await suspend(staff, owner), 'own-rental');
    expect((await suspend(colleague, owner)).status).toBe(200);
  });

  it('hides the objects from every page, and closes what waits for an answer, refunded in full', async () => {
    const [owner, staff, stranger] = [await anOwner(), await aStaffMember(), await aMember()];
    const received = await aRequest({ owner });
    const another = await aRequest({ owner });
    const made = await aRequest({ renter: owner });
    const accepted = await anAcceptedRental({ owner, itemId: received.itemId, from: 20, to: 22 });
    const { id: paused } = await anItem({ owner, available: false });
    const before = await suspensionOf(staff, owner);
    expect(before).toMatchObject({ suspendedAt: null, items: 3, extensions: 0 });
    expect(before).toMatchObject({ requestsReceived: 2, requestsMade: 1 });
    expect(before.rentals).toMatchObject([{ id: accepted.id, party: 'owner', status: 'acceptée' }]);

    const { body: after } = await suspend(staff, owner);
    expect(after).toMatchObject({ items: 3, requestsReceived: 0, requestsMade: 0 });
    expect(after).toMatchObject({ suspendedBy: staff.name, frozenWithSuspension: true });
    expect(after.rentals).toHaveLength(1);
    for (const id of [received.itemId, another.itemId, paused]) {
      expectRefusal(await api(`/single/item/${id}`), 'item-not-found');
      expectRefusal(await api(`/single/item/${id}`, { as: stranger }), 'item-not-found');
    }
    expectRefusal(await api(`/api/owners/${owner.id}`), 'user-not-found');
    for (const { id, renter } of [received, another]) {
      expect((await rentalOf(id)).status).toBe('refusee');
      expect((await walletOf(renter)).withdrawable).toBe(35_000);
      expect(await heldFor(id)).toEqual([]);
      expect((await seenBy(renter, id)).refunds).toMatchObject([
        { event: 'close-offer', amount: 35_000 },
      ]);
    }
    expect((await rentalOf(made.id)).status).toBe('annulee');
    expect((await walletOf(owner)).withdrawable).toBe(35_000);
    expect((await rentalOf(accepted.id)).status).toBe('acceptee');

    expect((await subjects(received.renter))[0]).toContain('Demande refusée');
    expect((await subjects(made.owner))[0]).toContain('Demande annulée');
    expect(await subjects(owner)).toContain('Votre compte est suspendu');
    expect(await subjects(owner)).not.toContain('Votre portefeuille est bloqué');
    const [told] = await db().outboxMail.findMany({
      where: { to: staff.email, memberIds: { has: owner.id } },
    });
    expect(told?.subject).toBe('Membre suspendu : une location à suivre');
    const mine = [owner.id, received.id, another.id, made.id, accepted.id];
    expect(await violationsAbout(...mine)).toEqual([]);
  });

  it('is told to nobody else by the history of what it closes; staff read it', async () => {
    const [staff, owner] = [await aStaffMember(), await anOwner()];
    const received = await aRequest({ owner });
    const made = await aRequest({ renter: owner });
    await suspend(staff, owner);
    const lastOf = async (as: Person, id: string) =>
      (await api<RentalStepView[]>(`/api/rentals/${id}/history`, { as })).body.at(-1)?.event;
    const refundsOf = async (as: Person, id: string) =>
      (await seenBy(as, id)).refunds.map(({ event }) => event);
    for (const as of [received.renter, owner]) {
      expect(await lastOf(as, received.id)).toBe('close-offer');
      expect(await refundsOf(as, received.id)).toEqual(['close-offer']);
    }
    for (const as of [made.owner, owner]) {
      expect(await lastOf(as, made.id)).toBe('close-request');
      expect(await refundsOf(as, made.id)).toEqual(['close-request']);
    }
    expect(await lastOf(staff, received.id)).toBe('refuse-suspended');
    expect(await refundsOf(staff, made.id)).toEqual(['cancel-suspended']);
    for (const { id } of [received.renter, made.owner]) {
      const files = await provided(PersonalData).collect(id);
      const history = JSON.stringify(files);
      expect(history).not.toMatch(/(refuse|cancel)-suspended/);
      expect(history).toMatch(/close-(offer|request)/);
    }
  });

  it('is mailed to no colleague who is frozen', async () => {
    const [staff, admin, frozen] = [
      await aStaffMember(),
      await aStaffMember('admin'),
      await aStaffMember(),
    ];
    await freeze(admin, frozen, 'freeze');
    const { owner } = await anAcceptedRental();
    await suspend(staff, owner);
    const mails = await db().outboxMail.findMany({ where: { memberIds: { has: owner.id } } });
    const readers = mails.map(({ to }) => to);
    expect(readers).toContain(staff.email);
    expect(readers).not.toContain(frozen.email);
  });

  it('is on record, shown in the list and to the member, and done once however often it is asked', async () => {
    const { owner, staff } = await suspendedOwner();
    const again = await Promise.all([1, 2, 3].map(() => suspend(staff, owner)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    const acts = await db().auditLog.findMany({
      where: { subjectId: owner.id },
      orderBy: { at: 'asc' },
    });
    expect(acts.map(({ action }) => action)).toEqual(['freeze-member', 'suspend-member']);
    expect(acts[1]).toMatchObject({ actorId: staff.id, detail: { hidden: 1, freezes: true } });
    const { body: self } = await api<UserView>('/api/auth/session', { as: owner });
    expect(JSON.stringify(self)).toContain('"suspendedAt":"20');
    const list = '/api/admin/users?suspended=true&perPage=100';
    const { body: found } = await api<UserView[]>(list, { as: staff });
    expect(found.map(({ id }) => id)).toContain(owner.id);
    expect(found.every(({ suspendedAt }) => suspendedAt !== null)).toBe(true);
  });

  it('closes requests that its process did not come to, once a worker looks', async () => {
    const [{ id, owner, renter }, staff] = [await aRequest(), await aStaffMember()];
    await suspend(staff, owner);
    // As if the server had died before.
    const { id: later } = await aRequest({ renter });
    await db().$executeRaw`alter table rentals disable trigger user`;
    await db().rental.update({ where: { id: later }, data: { ownerId: owner.id } });
    await db().$executeRaw`alter table rentals enable trigger user`;
    await provided(CloseForSuspended).execute();
    expect((await rentalOf(later)).status).toBe('refusee');
    expect((await rentalOf(id)).status).toBe('refusee');
  });
});

describe('a suspended member', () => {
  it('begins nothing new', async () => {
    const owner = await aMemberWith(50_000);
    const number = await aReceivingNumber(owner);
    const { id: itemId } = await anItem();
    const rental = await anAcceptedRental({ owner });
    const request = await paymentRequest({ itemId, renter: owner });
    const staff = await aStaffMember();
    await suspend(staff, owner);
    const code = 'account-suspended';
    expectRefusal(await payRental(owner, request), code);
    expectRefusal(await topUp(owner, 3_000), code);
    expectRefusal(await withdraw(owner, 2_000, number), code);
    expectRefusal(await api('/item', { as: owner, body: {} }), code);
    const { id: own } = rental;
    const item = `/api/items/${rental.itemId}`;
    const pause = { method: 'PUT', as: owner, body: { until: inDays(3) } } as const;
    expectRefusal(await api(`${item}/pause`, pause), code);
    expectRefusal(await api('/api/threads', { as: owner, body: { item_id: itemId } }), code);
    expectRefusal(await askChange(owner, own, 'extension', inDays(15)), 'forbidden');
    expectRefusal(
      await askChange(rental.renter, own, 'extension', inDays(15)),
      'member-unreachable',
    );
    const asRenter = await anAcceptedRental({ renter: await aMember() });
    await suspend(staff, asRenter.renter);
    expectRefusal(await askChange(asRenter.renter, asRenter.id, 'extension', inDays(15)), code);
  });

  it('is out of reach of new requests and questions', async () => {
    const { owner, itemId } = await suspendedOwner();
    const stranger = await aMember();
    expectRefusal(
      await api('/api/threads', { as: stranger, body: { item_id: itemId } }),
      'item-not-found',
    );
    const quote = await api(
      `/api/items/${itemId}/quote?start_date=${inDays(10)}&end_date=${inDays(13)}&pieces=1`,
    );
    expect(quote.status).toBeGreaterThanOrEqual(400);
    expect((await itemOf(itemId)).ownerId).toBe(owner.id);
  });

  it('is refused these calls, and no others of members', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({
        name: `${method.toUpperCase()} ${path}`,
        said: JSON.stringify(call.responses),
        policy: call['x-policy'],
      })),
    );
    const ofStaff = ['staff', 'admin', 'operations', 'staff or operations'];
    const refused = calls
      .filter(({ policy }) => !ofStaff.includes(policy))
      .filter(({ said }) => said.includes('account-suspended'))
      .map(({ name }) => name);
    expect(refused.sort()).toEqual([...closed, ...partlyOpen].sort());
  });

  it('brings a rental to its end: messages, handover, return and what is due', async () => {
    const rental = await aRequest();
    const { owner, renter, id } = rental;
    const question = await openThread(await aMember(), { item_id: rental.itemId });
    await updateStatus(owner, id, 'acceptée');
    const thread = await openThread(renter, { rental_id: id });
    const staff = await aStaffMember();
    await suspend(staff, owner);
    await suspend(staff, renter);
    expect((await send(owner, thread.id, { body: 'À demain, 9 h' })).status).toBe(201);
    expect((await send(renter, thread.id, { body: 'Entendu' })).status).toBe(201);
    expectRefusal(await send(owner, question.id, { body: 'Oui' }), 'account-suspended');
    setNow(new Date(startOfDay(inDays(10)).getTime() + 10 * 3_600_000));
    const { handover_code: code } = await seenBy(renter, id);
    const step = (as: Person, action: string, body: object = {}) =>
      api(`/api/rentals/${id}/${action}`, { method: 'POST', as, body });
    expect((await step(owner, 'hand-over', { code })).status).toBe(200);
    setNow(new Date(startOfDay(inDays(3)).getTime() + 10 * 3_600_000));
    expect((await step(renter, 'declare-return')).status).toBe(200);
    expect((await step(owner, 'confirm-return')).status).toBe(200);
    expect((await walletOf(owner)).balance).toBe(15_000);
    expect((await walletOf(renter)).balance).toBe(20_000);
    expect((await threadOf(renter, thread.id)).state).toBe('closed');
    expect(await violationsAbout(owner.id, renter.id, id)).toEqual([]);
  });

  it('may be refunded for an accepted rental that the other party cancels', async () => {
    const { owner, renter, id } = await anAcceptedRental();
    await suspend(await aStaffMember(), renter);
    expect((await updateStatus(owner, id, 'annulée')).status).toBe(200);
    expect((await walletOf(renter)).balance).toBe(35_000);
  });

  it('may bring an end forward, and have one brought forward', async () => {
    const { owner, renter, id } = await anAcceptedRental();
    await suspend(await aStaffMember(), owner);
    const change = await anAskedChange(renter, id, 'shortening', inDays(12));
    expect((await answerChange(owner, id, change, 'accept')).status).toBe(200);
    expect((await walletOf(renter)).balance).toBe(5_000);
  });
});

describe('money that comes after the suspension', () => {
  it.each(['owner', 'renter'] as const)(
    'of the %s becomes the wallet’s of whoever paid',
    async (party) => {
      const [owner, renter] = [await anOwner(), await aMember()];
      const { id: itemId } = await anItem({ owner });
      const payment = await aSubmittedPayment({ itemId, renter });
      await suspend(await aStaffMember(), party === 'owner' ? owner : renter);
      await confirm(payment);
      expect(await paymentOf(payment)).toMatchObject({ status: 'succeeded', rentalId: null });
      expect((await walletOf(renter)).balance).toBe(35_000);
      expect(await violationsAbout(owner.id, renter.id, payment)).toEqual([]);
    },
  );

  it('for an extension is the payer’s again, and its days are free', async () => {
    const rental = await anAcceptedRental();
    const change = await anAskedChange(rental.renter, rental.id, 'extension', inDays(15));
    await answerChange(rental.owner, rental.id, change, 'accept');
    const payment = await aSentExtensionPayment(rental.renter, change);
    const staff = await aStaffMember();
    expect((await suspensionOf(staff, rental.owner)).extensions).toBe(1);
    await suspend(staff, rental.owner);
    expect(await rentalOf(rental.id)).toMatchObject({ heldUntil: null });
    await confirm(payment);
    expect((await walletOf(rental.renter)).balance).toBe(10_000);
    expect((await seenBy(rental.renter, rental.id)).end_date).toBe(inDays(13));
    await provided(ExpireChanges).execute();
    expect(await violationsAbout(rental.id, payment)).toEqual([]);
  });

  it('for an extension is not asked for, before its suspension has closed it', async () => {
    const rental = await anAcceptedRental();
    const change = await anAskedChange(rental.renter, rental.id, 'extension', inDays(15));
    await answerChange(rental.owner, rental.id, change, 'accept');
    // As if the server had died after the suspension.
    const at = new Date();
    await db().$executeRaw`alter table users disable trigger user`;
    await db().user.update({
      where: { id: rental.owner.id },
      data: { suspendedAt: at, frozenAt: at },
    });
    await db().$executeRaw`alter table users enable trigger user`;
    const refusal = await payExtension(rental.renter, change, change.amount);
    expectRefusal(refusal, 'member-unreachable');
    await provided(CloseForSuspended).execute(rental.owner.id);
  });

  it('gives a withdrawal back that was not sent yet', async () => {
    const member = await aMemberWith(50_000);
    const number = await aReceivingNumber(member);
    const { paymentId } = (await withdraw(member, 4_000, number)).body;
    await suspend(await aStaffMember(), member);
    expect(await work(paymentId)).toBe('failed');
    expect((await walletOf(member)).withdrawable).toBe(50_000);
    expect(await violationsAbout(member.id, paymentId)).toEqual([]);
  });
});

describe('reinstating', () => {
  it('shows again what the suspension hid, as its owner offered it, and tells the member', async () => {
    const [owner, staff] = [await anOwner(), await aStaffMember()];
    const offered = await anItem({ owner });
    const paused = await anItem({ owner, pausedUntil: new Date(`${inDays(5)}T00:00:00Z`) });
    const unavailable = await anItem({ owner, available: false });
    const hidden = await anItem({ owner });
    await moderate(staff, hidden.id, 'hide');
    await suspend(staff, owner);
    expect((await suspensionOf(staff, owner)).items).toBe(3);
    expect((await reinstate(staff, owner)).body).toMatchObject({ suspendedAt: null, items: 3 });
    const shown = { hiddenAt: null, hiddenWithSuspension: false, offeredBeforeHidden: null };
    expect(await itemOf(offered.id)).toMatchObject({ ...shown, available: true });
    expect(await itemOf(paused.id)).toMatchObject({
      ...{ ...shown, available: true, pausedUntil: paused.pausedUntil },
    });
    expect(await itemOf(unavailable.id)).toMatchObject({ ...shown, available: false });
    expect((await itemOf(hidden.id)).hiddenAt).not.toBeNull();
    expect((await walletOf(owner)).balance).toBe(0);
    expect(await subjects(owner)).toContain('Votre compte est rétabli');
    expect(await subjects(owner)).not.toContain('Votre portefeuille est débloqué');
    const { body } = await api<UserView>(`/api/admin/users/${owner.id}`, { as: staff });
    expect(body).toMatchObject({ suspendedAt: null, frozenAt: null });
    const request = await aConfirmedPayment({ itemId: offered.id, renter: await aMember() });
    expect(request.rentalId).not.toBeNull();
    expect(await violationsAbout(owner.id, offered.id, hidden.id)).toEqual([]);
  });

  it('leaves a freeze that was there before, and one that staff keep meanwhile', async () => {
    const staff = await aStaffMember();
    const [before, meanwhile] = [await aMember(), await aMember()];
    await freeze(staff, before, 'freeze');
    await suspend(staff, before);
    await suspend(staff, meanwhile);
    for (const member of [before, meanwhile]) {
      expectRefusal(await freeze(staff, member, 'unfreeze'), 'member-suspended');
    }
    await freeze(staff, meanwhile, 'freeze');
    expect((await suspensionOf(staff, meanwhile)).frozenWithSuspension).toBe(false);
    for (const member of [before, meanwhile]) {
      await reinstate(staff, member);
      const { frozenAt } = (await api<UserView>(`/api/admin/users/${member.id}`, { as: staff }))
        .body;
      expect(frozenAt).not.toBeNull();
      expect(await violationsAbout(member.id)).toEqual([]);
      expect((await freeze(staff, member, 'unfreeze')).body.frozenAt).toBeNull();
    }
  });

  it('leaves hidden what staff hide meanwhile, and shows what they restore, not before', async () => {
    const [owner, staff] = [await anOwner(), await aStaffMember()];
    const [one, other] = [await anItem({ owner }), await anItem({ owner })];
    await moderate(staff, other.id, 'hide');
    await suspend(staff, owner);
    expect((await moderate(staff, one.id, 'hide')).status).toBe(200);
    expect((await moderate(staff, other.id, 'restore')).status).toBe(200);
    expectRefusal(await api(`/single/item/${other.id}`), 'item-not-found');
    await reinstate(staff, owner);
    expectRefusal(await api(`/single/item/${one.id}`), 'item-not-found');
    expect((await api(`/single/item/${other.id}`)).status).toBe(200);
    expect(await itemOf(other.id)).toMatchObject({ available: true });
    await moderate(staff, one.id, 'restore');
    expect(await itemOf(one.id)).toMatchObject({ available: true, hiddenAt: null });
  });
});

describe('the database', () => {
  it('refuses what a suspended member must not have, whatever the code in front of it does', async () => {
    const rental = await aRequest();
    const { owner, itemId } = rental;
    const data = { suspendedAt: new Date(), frozenAt: new Date() };
    const where = { id: owner.id };
    await expect(db().user.update({ where, data })).rejects.toThrow(/users_suspended_hidden/);
    await expect(db().user.update({ where, data: { suspendedAt: new Date() } })).rejects.toThrow(
      /users_suspended_is_frozen/,
    );
    await suspend(await aStaffMember(), owner);
    const shown = { hiddenAt: null, hiddenWithSuspension: false, offeredBeforeHidden: null };
    await expect(db().item.update({ where: { id: itemId }, data: shown })).rejects.toThrow(
      /users_suspended/,
    );
    await expect(anItem({ owner })).rejects.toThrow(/users_suspended/);
    const {
      id: _,
      reference: __,
      ...like
    } = await db().payment.findFirstOrThrow({
      where: { rentalId: rental.id },
    });
    const paid = { ...like, id: owner.id, reference: owner.id.slice(0, 8), userId: owner.id };
    await expect(db().payment.create({ data: { ...paid, rentalId: null } })).rejects.toThrow(
      /users_suspended/,
    );
  });
});

describe('a suspension at the same moment as', () => {
  it('money for a request comes before it or after it: the renter has it back', async () => {
    const staff = await aStaffMember();
    for (let round = 0; round < 6; round++) {
      const [owner, renter] = [await anOwner(), await aMember()];
      const { id: itemId } = await anItem({ owner });
      const payment = await aSubmittedPayment({ itemId, renter });
      const target = round % 2 ? owner : renter;
      const [, done] = await Promise.all([confirm(payment), suspend(staff, target)]);
      expect(done.status).toBe(200);
      const { rentalId } = await paymentOf(payment);
      if (rentalId) expect((await rentalOf(rentalId)).status).not.toBe('en_attente');
      expect((await walletOf(renter)).balance).toBe(35_000);
      expect(await violationsAbout(owner.id, renter.id, payment)).toEqual([]);
    }
  });

  it('an acceptance comes before it or after it', async () => {
    const staff = await aStaffMember();
    for (let round = 0; round < 8; round++) {
      const { id, owner, renter } = await aRequest();
      const target = round % 2 ? owner : renter;
      const [accepted] = await Promise.all([
        updateStatus(owner, id, 'acceptée'),
        suspend(staff, target),
      ]);
      const { status } = await rentalOf(id);
      if (accepted.status === 200) {
        expect(status).toBe('acceptee');
      } else {
        expect(['refusee', 'annulee']).toContain(status);
        expect((await walletOf(renter)).balance).toBe(35_000);
      }
      expect(await violationsAbout(owner.id, renter.id, id)).toEqual([]);
    }
  });

  it('a payment begins comes before it or after it: nothing is lost', async () => {
    const staff = await aStaffMember();
    for (let round = 0; round < 6; round++) {
      const member = await aMemberWith(50_000);
      const { id: itemId, ownerId } = await anItem();
      const request = await paymentRequest({ itemId, renter: member, walletAmount: 35_000 });
      const target = round % 2 ? member : { id: ownerId };
      const [paid] = await Promise.all([payRental(member, request), suspend(staff, target)]);
      if (paid.status === 202) await work(paid.body.paymentId);
      else expect([403, 404, 409]).toContain(paid.status);
      expect((await walletOf(member)).balance).toBe(50_000);
      expect(await violationsAbout(member.id, ownerId)).toEqual([]);
    }
  });

  it('an object is listed leaves nothing that is shown', async () => {
    const staff = await aStaffMember();
    for (let round = 0; round < 6; round++) {
      const owner = await anOwner();
      await Promise.all([anItem({ owner }).catch(() => null), suspend(staff, owner)]);
      const shown = { ownerId: owner.id, hiddenAt: null };
      expect(await db().item.count({ where: shown })).toBe(0);
    }
  });

  it('a payout is sent comes before it or after it', async () => {
    const staff = await aStaffMember();
    for (let round = 0; round < 4; round++) {
      const member = await aMemberWith(50_000);
      const { paymentId } = (await withdraw(member, 2_000, await aReceivingNumber(member))).body;
      await Promise.all([provided(ProcessPayment).execute(paymentId), suspend(staff, member)]);
      const status = await work(paymentId);
      const left = status === 'succeeded' ? 48_000 : 50_000;
      expect((await walletOf(member)).withdrawable).toBe(left);
      expect(await violationsAbout(member.id, paymentId)).toEqual([]);
    }
  });

  it.each(['suspend', 'freeze'] as const)(
    'two admins who each %s the other one: one of them is stopped',
    async (act) => {
      for (let round = 0; round < 4; round++) {
        const [one, other] = [await aStaffMember('admin'), await aStaffMember('admin')];
        const stop = (as: Person, whom: Person) =>
          act === 'suspend' ? suspend(as, whom) : freeze(as, whom, 'freeze');
        const answers = await Promise.all([stop(one, other), stop(other, one)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
        const stopped = await db().user.count({
          where: { id: { in: [one.id, other.id] }, frozenAt: { not: null } },
        });
        expect(stopped).toBe(1);
      }
    },
  );

  it('its end leaves the one or the other', async () => {
    const { owner, staff, itemId } = await suspendedOwner();
    const admin = await aStaffMember('admin');
    await Promise.all([reinstate(staff, owner), suspend(admin, owner), reinstate(admin, owner)]);
    const { suspendedAt } = await suspensionOf(staff, owner);
    const { hiddenAt } = await itemOf(itemId);
    expect(hiddenAt === null).toBe(suspendedAt === null);
    expect(await violationsAbout(owner.id)).toEqual([]);
  });
});

it('who is suspended while the account is to be deleted keeps what both hid, and leaves it so', async () => {
  const [owner, staff] = [await anOwner(), await aStaffMember()];
  const { id } = await anItem({ owner });
  const asked = await api('/api/account/deletion', { as: owner, body: { confirmed: true } });
  expect(asked.status).toBe(204);
  await suspend(staff, owner);
  expect(await itemOf(id)).toMatchObject({
    hiddenWithSuspension: true,
    offeredBeforeLeaving: false,
  });
  await reinstate(staff, owner);
  expect(await itemOf(id)).toMatchObject({ available: false, offeredBeforeLeaving: true });
  await provided(SettleUnanswered).execute();
  expect(await violationsAbout(owner.id, id)).toEqual([]);
});
