import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anItem as anExampleItem } from '../client/testing/fixtures.js';
import type { ItemDetailView, ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { newItem } from '../src/modules/items/items.schema.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { payRental } from './support/payments.js';
import { anUpload } from './support/pictures.js';
import {
  aRequest,
  aSubmittedPayment,
  confirm,
  inDays,
  paymentRequest,
  seenBy,
  updateStatus,
} from './support/rentals.js';

useApi();

const drill = { title: 'Perceuse', price: 5_000, deposit: 20_000, category: 'bricolage' };

const see = async (id: string, as?: Person) =>
  (await api<ItemDetailView>(`/single/item/${id}`, { as })).body;

const edit = (as: Person, id: string, body: object) =>
  api<ItemView>(`/items/${id}`, { method: 'PUT', as, body });

/** An object with two pictures, as its owner has it. */
async function aListedItem() {
  const owner = await aMember({ verified: true });
  const pictures = [(await anUpload(owner, 'item')).id, (await anUpload(owner, 'item')).id];
  const body = { ...drill, images: pictures };
  const { body: item } = await api<ItemView>('/item', { as: owner, body });
  return { owner, id: item.id, pictures, images: item.images };
}

const unusedSince = async (id: string) =>
  (await provided(Db).upload.findUniqueOrThrow({ where: { id } })).unusedSince;

describe('an edit of an item', () => {
  it('replaces everything that is said of it', async () => {
    const { owner, id } = await aListedItem();
    const example = anExampleItem({
      description: 'Taille M, freins à disque.',
      priceUnit: 'semaine',
      condition: 'très bon',
      specifications: { Taille: 'M' },
      requiresVerifiedRenter: true,
      place: {
        location: 'Louis, Libreville',
        landmark: 'portail vert',
        point: { latitude: 0.4071, longitude: 9.4357 },
      },
    });
    const { id: _, ...fields } = newItem.shape;
    const told = { ...example, ...example.place };
    const said = Object.fromEntries(
      (Object.keys(fields) as (keyof typeof fields)[]).map((field) => [field, told[field]]),
    );
    const { landmark, point, ...shown } = said;
    const { status, body } = await edit(owner, id, { ...said, version: 1 });
    expect(status).toBe(200);
    const place = { landmark, point };
    expect(body).toMatchObject({ ...shown, place, id, version: 2, available: true });
    expect(await see(id)).toMatchObject({ ...shown, id });
  });

  it('is found by its new words', async () => {
    const { owner, id } = await aListedItem();
    const word = `zeste${randomUUID().slice(0, 8)}`;
    await edit(owner, id, { ...drill, title: `Perceuse ${word}`, version: 1 });
    const { body } = await api<ItemView[]>(`/items?q=${word}`);
    expect(body.map((item) => item.id)).toEqual([id]);
  });

  it('puts pictures in another order, adds some, and lets go of those it leaves out', async () => {
    const { owner, id, pictures, images } = await aListedItem();
    const [first, second] = pictures as [string, string];
    const turned = await edit(owner, id, { ...drill, images: [second, first], version: 1 });
    expect(turned.body.images).toEqual([...images].reverse());
    const { id: added, url } = await anUpload(owner, 'item');
    const { body } = await edit(owner, id, { ...drill, images: [added, second], version: 2 });
    expect(body.images).toEqual([url, images[1]]);
    expect(await Promise.all([first, second, added].map(unusedSince))).toEqual([
      expect.any(Date),
      null,
      null,
    ]);
  });

  it('copies a picture of another object of its owner', async () => {
    const { owner, id } = await aListedItem();
    const { id: picture, url } = await anUpload(owner, 'item');
    const other = await api<ItemView>('/item', {
      as: owner,
      body: { ...drill, images: [picture] },
    });
    const { status, body } = await edit(owner, id, { ...drill, images: [picture], version: 1 });
    expect([status, body.images.length]).toEqual([200, 1]);
    expect(body.images).not.toContain(url);
    expect((await see(other.body.id)).images).toEqual([url]);
  });

  it('refuses pictures of others and unknown ones, and changes nothing', async () => {
    const { owner, id, images } = await aListedItem();
    const { id: stolen } = await anUpload(await aMember(), 'item');
    const wanted = { ...drill, title: 'Autre', version: 1 };
    expectRefusal(await edit(owner, id, { ...wanted, images: [stolen] }), 'upload-not-yours');
    expectRefusal(await edit(owner, id, { ...wanted, images: [randomUUID()] }), 'upload-not-found');
    expect(await see(id)).toMatchObject({ title: drill.title, images, version: 1 });
  });

  it.each([
    ['title', { title: ' ' }],
    ['price', { price: 99 }],
    ['deposit', { deposit: -1 }],
    ['location', { location: 'Oyem' }],
    ['version', { version: undefined }],
  ])('is refused for its %s: %j', async (path, wrong) => {
    const { owner, id } = await aListedItem();
    const answer = await edit(owner, id, { ...drill, version: 1, ...wrong });
    expect(expectRefusal(answer, 'invalid-request')).toMatchObject([{ path }]);
  });

  it('of a version that was edited since is refused, and nothing is lost', async () => {
    const { owner, id, pictures: images } = await aListedItem();
    expect((await edit(owner, id, { ...drill, images, price: 6_000, version: 1 })).status).toBe(
      200,
    );
    const late = { ...drill, images, title: 'Perceuse Bosch', version: 1 };
    expectRefusal(await edit(owner, id, late), 'item-changed');
    expect(await see(id)).toMatchObject({ title: 'Perceuse', price: 6_000, version: 2 });
    expect((await edit(owner, id, { ...late, version: 2 })).status).toBe(200);
  });

  it('is done once of several at the same moment', async () => {
    const { owner, id, pictures: images } = await aListedItem();
    const answers = await Promise.all(
      [6_000, 7_000, 8_000, 9_000].map((price) =>
        edit(owner, id, { ...drill, images, price, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const done = answers.find(({ status }) => status === 200);
    expect(await see(id)).toMatchObject({ price: done?.body.price, version: 2 });
  });

  it('sent again after a lost answer is the same edit', async () => {
    const { owner, id, pictures } = await aListedItem();
    const wanted = { ...drill, price: 6_000, images: pictures.slice(1), version: 1 };
    await edit(owner, id, wanted);
    const { status, body } = await edit(owner, id, wanted);
    expect([status, body.version]).toEqual([200, 2]);
  });

  it('gives it another stock, and none that is smaller than what is let', async () => {
    const owner = await aMember({ verified: true });
    const { id } = await anItem({ owner, pieces: 4 });
    const request = await aRequest({ itemId: id, owner, pieces: 3 });
    await updateStatus(owner, request.id, 'acceptée');
    const change = (pieces: number, version: number) =>
      edit(owner, id, { ...drill, pieces, version });
    expectRefusal(await change(2, 1), 'pieces-let');
    expect((await see(id)).pieces).toBe(4);
    expect((await change(3, 1)).body).toMatchObject({ pieces: 3, version: 2 });
    expect((await change(40, 2)).body).toMatchObject({ pieces: 40, version: 3 });
  });

  it('is not for others, nor of an item that was deleted', async () => {
    const { owner, id } = await aListedItem();
    const wanted = { ...drill, price: 6_000, version: 1 };
    expectRefusal(await edit(await aMember({ verified: true }), id, wanted), 'forbidden');
    expectRefusal(await edit(await aStaffMember(), id, wanted), 'forbidden');
    await api(`/items/${id}`, { method: 'DELETE', as: owner });
    expectRefusal(await edit(owner, id, wanted), 'item-not-found');
    expectRefusal(await edit(owner, randomUUID(), wanted), 'item-not-found');
  });

  it('mends an item that staff hide, which stays hidden', async () => {
    const { owner, id } = await aListedItem();
    const body = { reason: 'Titre trompeur' };
    await api(`/api/admin/items/${id}/hide`, { as: await aStaffMember(), body });
    expect((await edit(owner, id, { ...drill, title: 'Perceuse usée', version: 1 })).status).toBe(
      200,
    );
    expect(await see(id, owner)).toMatchObject({
      ...{ title: 'Perceuse usée', hidden: true, available: false },
    });
    expect((await api(`/single/item/${id}`)).status).toBe(404);
  });
});

describe('an edit of the price, the deposit and the unit', () => {
  const dearer = { ...drill, price: 40_000, deposit: 90_000, priceUnit: 'semaine', version: 1 };
  const asPaid = { rent: 15_000, deposit: 20_000, total_price: 35_000 };

  const findingsAbout = async (id: string) =>
    (await provided(AuditBooks).execute()).filter(({ violations }) =>
      JSON.stringify(violations).includes(id),
    );

  it('leaves a request as it was paid, and its rental after it', async () => {
    const request = await aRequest();
    const { id, itemId, owner, renter } = request;
    expect((await edit(owner, itemId, dearer)).status).toBe(200);
    expect(await seenBy(renter, id)).toMatchObject(asPaid);
    await updateStatus(owner, id, 'acceptée');
    expect(await seenBy(owner, id)).toMatchObject({ ...asPaid, status: 'acceptée' });
    expect(await findingsAbout(id)).toEqual([]);
  });

  it('leaves a payment under way as it was begun, and the request that it makes', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const renter = await aMember();
    const paymentId = await aSubmittedPayment({ itemId, renter });
    expect((await edit(owner, itemId, dearer)).status).toBe(200);
    await confirm(paymentId);
    const { rentalId } = await provided(Db).payment.findUniqueOrThrow({ where: { id: paymentId } });
    expect(await seenBy(renter, rentalId as string)).toMatchObject(asPaid);
    // Three days are no whole week: the rental is by the day, as it was paid.
    await updateStatus(owner, rentalId as string, 'acceptée');
    const newEnd = inDays(14);
    const quote = await api(`/api/rentals/${rentalId}/changes/quote?new_end_date=${newEnd}`, {
      as: renter,
    });
    expect(quote.body).toMatchObject({ unit: 'jour', units: 1, amount: 5_000 });
    expect(await findingsAbout(rentalId as string)).toEqual([]);
  });

  it('is told to whoever pays by a quote from before', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const renter = await aMember();
    const body = await paymentRequest({ itemId, renter });
    await edit(owner, itemId, { ...dearer, priceUnit: 'jour' });
    expectRefusal(await payRental(renter, body), 'wrong-total');
  });

  it('is told to whoever saw another deposit, also when the total is the same', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const renter = await aMember();
    const body = { ...(await paymentRequest({ itemId, renter })), deposit: 20_000 };
    await edit(owner, itemId, { ...drill, version: 1, price: 6_000, deposit: 17_000 });
    expectRefusal(await payRental(renter, body), 'wrong-total');
    expect((await payRental(renter, { ...body, deposit: 17_000 })).status).toBe(202);
  });

  it('leaves nobody to pay a price that nobody saw, at the same moment', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const renters = await Promise.all([aMember(), aMember(), aMember()]);
    const body = await paymentRequest({ itemId, renter: renters[0] as Person });
    await Promise.all([
      edit(owner, itemId, { ...dearer, priceUnit: 'jour' }),
      ...renters.map((renter) => payRental(renter, body)),
    ]);
    const payments = await provided(Db).payment.findMany({ where: { itemId } });
    for (const { rent, securityDeposit } of payments)
      expect({ rent, securityDeposit }).toEqual({ rent: 15_000, securityDeposit: 20_000 });
  });
});

describe('an item for verified renters alone', () => {
  async function anItemForVerified() {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner, requiresVerifiedRenter: true });
    return { owner, itemId };
  }

  it('refuses the payment of anybody else, before any money moves', async () => {
    const { itemId } = await anItemForVerified();
    const renter = await aMember();
    const answer = await payRental(renter, await paymentRequest({ itemId, renter }));
    expectRefusal(answer, 'verified-renters-only');
    expect(await provided(Db).payment.count({ where: { itemId } })).toBe(0);
    const verified = await aMember({ verified: true });
    const body = await paymentRequest({ itemId, renter: verified });
    expect((await payRental(verified, body)).status).toBe(202);
  });

  it('takes the money of a payment that was begun before it asked for that', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const renter = await aMember();
    const paymentId = await aSubmittedPayment({ itemId, renter });
    await edit(owner, itemId, { ...drill, requiresVerifiedRenter: true, version: 1 });
    await confirm(paymentId);
    const { rentalId } = await provided(Db).payment.findUniqueOrThrow({ where: { id: paymentId } });
    expect(rentalId).not.toBeNull();
  });

  it('takes the late money of a renter who was verified when paying', async () => {
    const { itemId } = await anItemForVerified();
    const renter = await aMember({ verified: true });
    const { body } = await payRental(renter, await paymentRequest({ itemId, renter }));
    await provided(Db).user.update({
      where: { id: renter.id },
      data: { verificationStatus: -1 },
    });
    await confirm(body.paymentId);
    const { rentalId } = await provided(Db).payment.findUniqueOrThrow({
      where: { id: body.paymentId },
    });
    expect(rentalId).not.toBeNull();
  });
});
