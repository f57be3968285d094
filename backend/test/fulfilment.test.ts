import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import document from '../openapi.json' with { type: 'json' };
import { startOfDay } from '../src/kernel/day.js';
import type { PaymentView } from '../src/modules/payments/payments.schema.js';
import type { RentalView } from '../src/modules/rentals/rentals.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { table } from './permissions.table.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { openDocument } from './support/documents.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { aMeetingPoint } from './support/places.js';
import { aRequest, inDays, paymentRequest, updateStatus, walletOf } from './support/rentals.js';
import { aScene, roles } from './support/scene.js';

useApi();

const secret = {
  landmark: 'derrière la pharmacie de Glass, portail vert',
  latitude: 0.376123,
  longitude: 9.459876,
};
const place = {
  location: 'Glass, Libreville',
  landmark: secret.landmark,
  point: { latitude: secret.latitude, longitude: secret.longitude },
};

const see = async (rentalId: string, as: Person) =>
  (await api<RentalView>(`/api/rentals/${rentalId}`, { as })).body;

async function pay(choice: object, itemTraits = {}) {
  const renter = await aMember();
  const { id: itemId } = await anItem(itemTraits);
  const request = await paymentRequest({ itemId, renter });
  return api<PaymentView>('/api/payment', {
    as: renter,
    headers: { 'idempotency-key': randomUUID(), prefer: 'respond-async' },
    body: { ...request, ...choice },
  });
}

async function aRequestFor(traits: Parameters<typeof aRequest>[0] = {}) {
  const owner = await aMember({ name: 'Alice Mba', verified: true });
  const { id: itemId } = await anItem({ owner, location: place.location, ...secret });
  return aRequest({ owner, itemId, ...traits });
}

describe('how an object changes hands', () => {
  it('is chosen with the payment: fetched without a word', async () => {
    const request = await aRequest();
    const view = await see(request.id, request.owner);
    expect([view.fulfilment, view.meeting_point]).toEqual(['pickup', null]);
  });

  it('at a meeting point is shown to the owner before the acceptance, and to both after it', async () => {
    const { id: meetingPointId, name } = await aMeetingPoint();
    const { id, owner, renter } = await aRequest({ meetingPointId });
    const shown = {
      fulfilment: 'meeting_point',
      meeting_point: { id: meetingPointId, name, quartier: 'Louis', city: 'Libreville' },
    };
    expect(await see(id, owner)).toMatchObject({ status: 'en attente', ...shown });
    await updateStatus(owner, id, 'acceptée');
    expect(await see(id, owner)).toMatchObject(shown);
    expect(await see(id, renter)).toMatchObject(shown);
    const { text = '' } = await openDocument(`/api/rentals/${id}/contract`, renter);
    const letters = (words: string) => words.replaceAll(/\s/g, '');
    expect(letters(text)).toContain(letters(`Au point de rencontre : ${name}`));
  });

  it('is refused at a meeting point that is not offered, unknown, or in another city', async () => {
    const choice = (meetingPointId: string) => ({ fulfilment: 'meeting_point', meetingPointId });
    const [closed, here] = [await aMeetingPoint({ active: false }), await aMeetingPoint()];
    expectRefusal(await pay(choice(closed.id)), 'meeting-point-unavailable');
    expectRefusal(await pay(choice(randomUUID())), 'meeting-point-unavailable');
    const elsewhere = { location: 'Balise, Port-Gentil' };
    expectRefusal(await pay(choice(here.id), elsewhere), 'meeting-point-unavailable');
    expect((await pay(choice(here.id))).status).toBe(202);
  });

  it('is no delivery when the owner of the object does not deliver', async () => {
    expectRefusal(await pay({ fulfilment: 'delivery' }), 'delivery-not-offered');
  });

  it('is no delivery without a word of where to', async () => {
    const delivery = { fulfilment: 'delivery', notes: '  ' };
    expect(expectRefusal(await pay(delivery, { deliveryFee: 2_000 }), 'invalid-request')).toEqual([
      { path: 'notes', message: "Indiquez où apporter l'objet" },
    ]);
  });

  it('names a meeting point when, and only when, the parties meet at one', async () => {
    const { id: meetingPointId } = await aMeetingPoint();
    for (const wrong of [{ fulfilment: 'meeting_point' }, { fulfilment: 'pickup', meetingPointId }])
      expect(
        expectRefusal(await pay({ meetingPointId: null, ...wrong }), 'invalid-request'),
      ).toEqual([{ path: 'meetingPointId', message: 'Choisissez un point de rencontre' }]);
  });
});

/** As if its renter had paid while this version was in force. */
async function acceptedVersion(rentalId: string, contractVersion: number): Promise<void> {
  await provided(Db).$transaction(async (tx) => {
    // Neither of the two may be changed.
    await tx.$executeRaw`set local session_replication_role = replica`;
    await tx.payment.updateMany({ where: { rentalId }, data: { contractVersion } });
    await tx.rental.update({ where: { id: rentalId }, data: { contractVersion } });
  });
}

describe('a delivery that was not made', () => {
  /** Three days of 5,000 XAF from tomorrow on, 2,500 for the delivery and a deposit of 20,000. */
  async function aDelivered(version?: number) {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner, deliveryFee: 2_500 });
    const request = await aRequest({ owner, itemId, isDelivered: true, from: 1, to: 4 });
    const { id } = request;
    if (version !== undefined) await acceptedVersion(id, version);
    await updateStatus(owner, id, 'acceptée');
    return request;
  }

  it('is given back in full to a renter who cancels late, whatever of the rent is not', async () => {
    const { id, owner, renter } = await aDelivered();
    expect((await see(id, renter)).effects).toContainEqual(
      expect.objectContaining({ action: 'cancel', refund: 2_500, deposit: 20_000 }),
    );
    await updateStatus(renter, id, 'annulée');
    expect([await walletOf(renter), await walletOf(owner)]).toEqual([
      { balance: 22_500, withdrawable: 22_500 },
      { balance: 15_000, withdrawable: 15_000 },
    ]);
  });

  it('stays the owner’s under a contract that does not give it back', async () => {
    const { id, owner, renter } = await aDelivered(2);
    await updateStatus(renter, id, 'annulée');
    expect([await walletOf(renter), await walletOf(owner)]).toEqual([
      { balance: 20_000, withdrawable: 20_000 },
      { balance: 17_500, withdrawable: 17_500 },
    ]);
  });

  it.each([
    [3, 15_000],
    [2, 17_500],
  ])('is given back by a renter’s absence under contract version %d', async (version, kept) => {
    const { id, owner, renter } = await aDelivered(version);
    setNow(new Date(startOfDay(inDays(1)).getTime() + 3_600_000));
    const act = (as: Person, action: string) =>
      api(`/api/rentals/${id}/${action}`, { as, body: { reason: "Personne n'était là." } });
    expect((await act(owner, 'report-absent')).status).toBe(200);
    expect((await act(renter, 'admit-absence')).body).toMatchObject({ kept_rent: kept });
    expect(await walletOf(owner)).toMatchObject({ balance: kept });
    expect(await walletOf(renter)).toMatchObject({ balance: 37_500 - kept });
  });
});

describe('the landmark and the point of an object', () => {
  it('are for its owner and staff, and for a renter from the acceptance on', async () => {
    const { id, owner, renter } = await aRequestFor();
    expect((await see(id, renter)).place).toBeNull();
    expect((await see(id, owner)).place).toEqual(place);
    expect((await see(id, await aStaffMember())).place).toEqual(place);
    await updateStatus(owner, id, 'acceptée');
    expect((await see(id, renter)).place).toEqual(place);
  });

  it('are no longer for a renter whose rental was refused or cancelled', async () => {
    const refused = await aRequestFor();
    await updateStatus(refused.owner, refused.id, 'refusée');
    expect((await see(refused.id, refused.renter)).place).toBeNull();
    const cancelled = await aRequestFor();
    await updateStatus(cancelled.owner, cancelled.id, 'acceptée');
    await updateStatus(cancelled.renter, cancelled.id, 'annulée');
    expect((await see(cancelled.id, cancelled.renter)).place).toBeNull();
  });

  it('are in no answer to anybody else, of any call that reads', async () => {
    const scene = await aScene(secret);
    const reads = Object.keys(document.paths).filter((path) => `GET ${path}` in table);
    const others = roles.filter((role) => !['owner', 'staff', 'admin'].includes(role));
    const leaks: string[] = [];
    for (const path of reads) {
      const row = table[`GET ${path}`];
      const address = row?.path?.(scene) ?? path;
      for (const role of others) {
        const answer = await api(address, { ...row?.send?.(scene), as: scene[role] });
        const text = JSON.stringify(answer.body) ?? '';
        if (Object.values(secret).some((part) => text.includes(String(part))))
          leaks.push(`${role}: GET ${path}`);
      }
    }
    expect(leaks).toEqual([]);
    const { body } = await api(`/single/item/${scene.itemId}`, { as: scene.owner });
    expect(body).toMatchObject({ place: { landmark: secret.landmark } });
  });
});
