import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import document from '../openapi.json' with { type: 'json' };
import type { PaymentView } from '../src/modules/payments/payments.schema.js';
import type { RentalView } from '../src/modules/rentals/rentals.schema.js';
import { table } from './permissions.table.js';
import { api, expectRefusal, useApi } from './support/api.js';
import { openDocument } from './support/documents.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { aMeetingPoint } from './support/places.js';
import { aRequest, paymentRequest, updateStatus } from './support/rentals.js';
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
