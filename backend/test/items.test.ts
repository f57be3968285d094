import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anItem as anExampleItem } from '../client/testing/fixtures.js';
import type {
  ItemDetailView,
  ItemView,
  StaffItemView,
} from '../src/modules/catalogue/catalogue.schema.js';
import { newItem } from '../src/modules/items/items.schema.js';
import {
  agreedStatuses,
  isOneOf,
  openStatuses,
  rentalStatuses,
} from '../src/modules/rentals/domain/rental-status.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, download, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { payRental } from './support/payments.js';
import { anUpload } from './support/pictures.js';
import {
  aRequest,
  aSubmittedPayment,
  confirm,
  inDays,
  paymentRequest,
  updateStatus,
} from './support/rentals.js';

useApi();

const list = (as: Person, body: object) => api<ItemView>('/item', { as, body });
const see = (id: string, as?: Person) => api<ItemDetailView>(`/single/item/${id}`, { as });
const remove = (as: Person, id: string) => api(`/items/${id}`, { method: 'DELETE', as });
const anOwner = () => aMember({ name: 'Marie Obame', verified: true });

function offer(as: Person, itemId: string, available: unknown) {
  return api<ItemView>('/item/update-availability', {
    method: 'PUT',
    as,
    body: { item_id: itemId, available },
  });
}

function moderate(as: Person, itemId: string, act: 'hide' | 'restore') {
  return api<StaffItemView>(`/api/admin/items/${itemId}/${act}`, {
    as,
    body: { reason: 'Objet interdit' },
  });
}

describe('an item', () => {
  it('needs a title and a price only; the other fields have defaults', async () => {
    const owner = await anOwner();
    const { status, body } = await list(owner, { title: 'Échelle', price: 2_500 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Échelle',
      price: 2_500,
      priceUnit: 'jour',
      deposit: 0,
      condition: null,
      images: [],
      available: true,
      ownerId: owner.id,
      ownerName: 'Marie Obame',
      ownerAvatar: '/art/avatar-default.svg',
      place: { location: 'Libreville', landmark: '', point: null },
      rating: { average: 4, count: 0 },
    });
    expect((await see(body.id)).body).toEqual({
      ...body,
      place: null,
      ownerName: 'M***e',
      hidden: false,
      ownerVerified: true,
      blockedPeriods: [],
      taken: [],
      periodRules: {
        firstStart: inDays(0),
        lastStart: inDays(366),
        daysPerUnit: 1,
        longestDays: 366,
      },
    });
  });

  it('priced by the week is rented by whole weeks', async () => {
    const { id } = await anItem({ priceUnit: 'semaine' });
    expect((await see(id)).body.periodRules).toMatchObject({ daysPerUnit: 7 });
  });

  it('keeps every field that its owner sends', async () => {
    const example = anExampleItem({
      id: randomUUID(),
      place: {
        location: 'Louis, Libreville',
        landmark: 'derrière la pharmacie, portail vert',
        point: { latitude: 0.4071, longitude: 9.4357 },
      },
      description: 'Taille M, freins à disque.',
      priceUnit: 'semaine',
      condition: 'très bon',
      specifications: { Taille: 'M', Vitesses: '21' },
      pieces: 40,
      priceTiers: [{ from: 3, price: 4_500 }],
      deliveryFee: 2_000,
    });
    const fields = Object.keys(newItem.shape) as (keyof typeof newItem.shape)[];
    const told = { ...example, ...example.place };
    const said = Object.fromEntries(fields.map((field) => [field, told[field]]));
    const { status, body } = await list(await anOwner(), said);
    expect(status).toBe(201);
    const { landmark, point, ...seen } = said;
    expect(body).toMatchObject({ ...seen, place: { landmark, point } });
  });

  it('has a title of one line, which stands in the subjects of mails', async () => {
    const title = ' Perceuse\r\n\r\nVotre compte\u2028est\u0000 \u202Ebloqué ';
    const { status, body } = await list(await anOwner(), { title, price: 2_500 });
    expect(status).toBe(201);
    expect(body.title).toBe('Perceuse Votre compte est bloqué');
  });

  it('belongs to the caller and is created now, whatever owner or date the client sends', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const { body } = await list(owner, {
      title: 'Tente',
      price: 5_000,
      ownerId: other.id,
      ownerName: 'Quelqu’un',
      createdAt: '2001-01-01T00:00:00Z',
      available: false,
      rating: { average: 5, count: 900 },
      hiddenAt: '2001-01-01T00:00:00Z',
    });
    expect(body).toMatchObject({ ownerId: owner.id, ownerName: owner.name, available: true });
    expect(body.rating.count).toBe(0);
    expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each([
    ['a list', (images: string[]) => images],
    ['a text holding a JSON list', (images: string[]) => JSON.stringify(images)],
  ])('takes pictures as %s, by id or address, and shows each once, in order', async (_, form) => {
    const owner = await anOwner();
    const [first, second] = [await anUpload(owner, 'item'), await anUpload(owner, 'item')];
    const addresses = [second, first].map(({ id }) => `/files/items/${id}/1280.webp`);
    const images = form([addresses[0] as string, first.id, second.id, first.id]);
    const { status, body } = await list(owner, { title: 'Perceuse', price: 15_000, images });
    expect([status, body.images]).toEqual([201, addresses]);
  });

  it.each([undefined, null, '', ' ', '[]', 'null', []].map((images) => [images]))(
    'has no picture when they are %j',
    async (images) => {
      const { status, body } = await list(await anOwner(), { title: 'Banc', price: 500, images });
      expect([status, body.images]).toEqual([201, []]);
    },
  );

  it('refuses pictures of other members, also used ones, and unknown ones', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const { id: picture } = await anUpload(owner, 'item');
    const item = { title: 'Enceinte', price: 5_000, images: [picture] };
    expectRefusal(await list(other, item), 'upload-not-yours');
    expectRefusal(await list(owner, { ...item, images: [randomUUID()] }), 'upload-not-found');
    expect((await list(owner, item)).status).toBe(201);
    expectRefusal(await list(other, item), 'upload-not-yours');
  });

  it('has copies of the pictures of another object of its owner', async () => {
    const owner = await anOwner();
    const { id: picture } = await anUpload(owner, 'item');
    const images = [picture, (await anUpload(owner, 'item')).id];
    const first = await list(owner, { title: 'Chaise', price: 500, images: [picture] });
    const { status, body } = await list(owner, { title: 'Chaise', price: 500, images });
    expect(status).toBe(201);
    const [copy, own] = body.images;
    expect(own).toContain(images[1]);
    expect(copy).not.toContain(picture);
    const file = async (address: string) =>
      Buffer.from(await (await download(address)).arrayBuffer()).toString('base64');
    for (const width of ['320', '640', '1280']) {
      const [kept, copied] = [first.body.images[0], copy].map((address = '') =>
        file(address.replace('1280', width)),
      );
      expect(await copied).toBe(await kept);
    }
  });

  it.each([
    ['title', { title: ' ' }],
    ['price', { price: 99 }],
    ['price', { price: 1_000_001 }],
    ['price', { price: 150.5 }],
    ['price', { price: '5000' }],
    ['deposit', { deposit: -1 }],
    ['condition', { condition: 'cassé' }],
    ['category', { category: 'tous' }],
    ['location', { location: 'Quartier Louis, Oyem' }],
    ['images', { images: 'pas une liste' }],
    ['images', { images: '{}' }],
    ['images', { images: 7 }],
    ['images', { images: ['pas une image'] }],
    ['images', { images: Array.from({ length: 9 }, () => randomUUID()) }],
    [
      'specifications',
      { specifications: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`c${i}`, 'x'])) },
    ],
  ])('is refused for its %s: %j', async (path, wrong) => {
    const answer = await list(await anOwner(), { title: 'Table', price: 5_000, ...wrong });
    expect(expectRefusal(answer, 'invalid-request')).toMatchObject([{ path }]);
  });

  it('is refused under an id that is taken', async () => {
    const taken = await anItem();
    const item = { id: taken.id, title: 'Copie', price: 5_000 };
    expectRefusal(await list(await anOwner(), item), 'item-id-taken');
  });

  it('can be listed by verified members alone', async () => {
    const item = { title: 'Scie', price: 5_000 };
    expectRefusal(await list(await aMember(), item), 'identity-not-verified');
    const unconfirmed = await aMember({ confirmed: false, verified: true });
    expectRefusal(await list(unconfirmed, item), 'email-not-confirmed');
  });
});

describe("the owner's name", () => {
  it('is shown in full to the owner, an accepted renter and staff, masked to everyone else', async () => {
    const owner = await anOwner();
    const { id: itemId } = await anItem({ owner });
    const request = await aRequest({ itemId, owner });
    const nameFor = async (as?: Person) => (await see(itemId, as)).body.ownerName;
    expect(await nameFor()).toBe('M***e');
    expect(await nameFor(await aMember())).toBe('M***e');
    expect(await nameFor(request.renter)).toBe('M***e');
    await updateStatus(owner, request.id, 'acceptée');
    expect(await nameFor(request.renter)).toBe('Marie Obame');
    expect(await nameFor(owner)).toBe('Marie Obame');
    expect(await nameFor(await aStaffMember())).toBe('Marie Obame');
    expect(await nameFor(await aMember())).toBe('M***e');
  });
});

describe('the page of an item', () => {
  it('shows the periods in which it is rented', async () => {
    const owner = await anOwner();
    const { id: itemId } = await anItem({ owner });
    const request = await aRequest({ itemId, owner, from: 5, to: 8 });
    expect((await see(itemId)).body.blockedPeriods).toEqual([]);
    await updateStatus(owner, request.id, 'acceptée');
    expect((await see(itemId)).body.blockedPeriods).toEqual([{ start: inDays(5), end: inDays(8) }]);
  });

  it('shows the mean of its reviews, weighted towards 4', async () => {
    const owner = await anOwner();
    const { id: itemId } = await anItem({ owner });
    const { id: rentalId, renter } = await aRequest({ itemId, owner });
    await updateStatus(owner, rentalId, 'acceptée');
    await provided(Db).review.create({
      data: {
        ...{ rentalId, itemId, authorId: renter.id, reviewedId: owner.id },
        ...{ subject: 'item', rating: 1, createdAt: new Date() },
        ...{ publishAt: new Date(), publishedAt: new Date() },
      },
    });
    expect((await see(itemId)).body.rating).toEqual({ average: 3.5, count: 1 });
  });

  it('is found for unavailable items, not for deleted or unknown ones', async () => {
    const unavailable = await anItem({ available: false });
    const deleted = await anItem({ deletedAt: new Date() });
    expect((await see(unavailable.id)).body.available).toBe(false);
    for (const id of [deleted.id, randomUUID(), 'velo']) {
      expectRefusal(await see(id), 'item-not-found');
    }
  });
});

describe("a member's own items", () => {
  it('are listed with the unavailable ones, newest first, for the member and staff', async () => {
    const owner = await anOwner();
    const first = await anItem({ owner, available: false });
    const second = await anItem({ owner });
    await anItem({ owner, deletedAt: new Date() });
    for (const as of [owner, await aStaffMember()]) {
      const { body } = await api<ItemView[]>(`/item/${owner.id}`, { as });
      expect(body.map((item) => item.id)).toEqual([second.id, first.id]);
    }
    expectRefusal(await api(`/item/${owner.id}`, { as: await aMember() }), 'forbidden');
  });

  it('are given in pages, newest first', async () => {
    const owner = await anOwner();
    const items = [await anItem({ owner }), await anItem({ owner }), await anItem({ owner })];
    const first = await api<ItemView[]>(`/item/${owner.id}?limit=2`, { as: owner });
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await api<ItemView[]>(next, { as: owner });
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(
      items.map(({ id }) => id).reverse(),
    );
    expect(second.headers.get('link')).toBeNull();
  });
});

describe('the availability of an item', () => {
  it.each([
    [0, false],
    [1, true],
    [false, false],
    [true, true],
  ])('is set by its owner with %j', async (sent, available) => {
    const owner = await anOwner();
    const item = await anItem({ owner, available: !available });
    expect((await offer(owner, item.id, sent)).body.available).toBe(available);
    expect((await see(item.id)).body.available).toBe(available);
  });

  it('is changed by the owner alone, and is a boolean', async () => {
    const owner = await anOwner();
    const item = await anItem({ owner });
    expectRefusal(await offer(await anOwner(), item.id, 0), 'forbidden');
    expectRefusal(await offer(owner, randomUUID(), 0), 'item-not-found');
    expectRefusal(await offer(owner, item.id, 'peut-être'), 'invalid-request');
  });
});

describe('deleting an item', () => {
  it('hides it from everyone, and keeps it for past rentals', async () => {
    const owner = await anOwner();
    const item = await anItem({ owner });
    expect((await remove(owner, item.id)).status).toBe(204);
    expectRefusal(await see(item.id, owner), 'item-not-found');
    expectRefusal(await remove(owner, item.id), 'item-not-found');
    expect(await provided(Db).item.count({ where: { id: item.id } })).toBe(1);
  });

  it('is allowed to its owner alone', async () => {
    const item = await anItem();
    expectRefusal(await remove(await anOwner(), item.id), 'forbidden');
    expectRefusal(await remove(await aStaffMember(), item.id), 'forbidden');
  });

  it.each(rentalStatuses)(
    'is refused while a rental is open, and only then: %s',
    async (status) => {
      const owner = await anOwner();
      const { id: itemId } = await anItem({ owner });
      const { id } = await aRequest({ itemId, owner });
      const returnDueAt = status === 'terminee' ? new Date(Date.now() + 86_400_000) : null;
      const handoverDueAt = isOneOf(agreedStatuses, status)
        ? new Date(Date.now() + 86_400_000)
        : null;
      await provided(Db).rental.update({
        where: { id },
        data: { status, handoverDueAt, returnDueAt },
      });
      const answer = await remove(owner, itemId);
      // Its money is that of a request: the calendar is not to find it.
      const over = { status: 'refusee', handoverDueAt: null, returnDueAt: null } as const;
      await provided(Db).rental.update({ where: { id }, data: over });
      if (isOneOf(openStatuses, status)) expectRefusal(answer, 'item-has-rentals');
      else expect(answer.status).toBe(204);
    },
  );

  it('is refused while the item is being paid for', async () => {
    const owner = await anOwner();
    const { id: itemId } = await anItem({ owner });
    const renter = await aMember();
    const paid = await payRental(renter, await paymentRequest({ itemId, renter }));
    expect(paid.status).toBe(202);
    expectRefusal(await remove(owner, itemId), 'item-has-rentals');
  });

  it('concurrent with a new payment: one of the two is refused', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const owner = await anOwner();
        const { id: itemId } = await anItem({ owner });
        const renter = await aMember();
        const request = await paymentRequest({ itemId, renter });
        const [paid, removed] = await Promise.all([
          payRental(renter, request),
          remove(owner, itemId),
        ]);
        return `payment ${paid.status}, deletion ${removed.status}`;
      }),
    );
    const either = ['payment 202, deletion 409', 'payment 404, deletion 204'];
    for (const outcome of outcomes) expect(either).toContain(outcome);
  });

  it('concurrent with a payment that becomes a request is refused', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const owner = await anOwner();
        const { id: itemId } = await anItem({ owner });
        const payment = await aSubmittedPayment({ itemId, renter: await aMember() });
        const [, removed] = await Promise.all([confirm(payment), remove(owner, itemId)]);
        return removed.status;
      }),
    );
    expect(outcomes).toEqual(Array(10).fill(409));
  });
});

describe('staff', () => {
  it('hide an item with a reason in the audit log; its owner cannot make it available again', async () => {
    const [staff, owner] = [await aStaffMember(), await anOwner()];
    const item = await anItem({ owner });
    expect((await moderate(staff, item.id, 'hide')).body.state).toBe('hidden');
    expectRefusal(await see(item.id), 'item-not-found');
    expect((await see(item.id, owner)).status).toBe(200);
    expectRefusal(await offer(owner, item.id, 1), 'item-hidden');
    const record = await provided(Db).auditLog.findFirst({ where: { subjectId: item.id } });
    expect(record).toMatchObject({
      actorId: staff.id,
      action: 'hide-item',
      detail: { reason: 'Objet interdit' },
    });
  });

  it('decide about nothing that they offer themselves', async () => {
    const [staff, colleague] = [await aStaffMember(), await aStaffMember()];
    const item = await anItem({ owner: staff });
    expectRefusal(await moderate(staff, item.id, 'hide'), 'own-object');
    expect((await moderate(colleague, item.id, 'hide')).body.state).toBe('hidden');
    expectRefusal(await moderate(staff, item.id, 'restore'), 'own-object');
  });

  it('restore a hidden item', async () => {
    const staff = await aStaffMember();
    const item = await anItem();
    await moderate(staff, item.id, 'hide');
    expect((await moderate(staff, item.id, 'restore')).body.state).toBe('offered');
    expect((await see(item.id)).body.available).toBe(true);
  });

  it('restore an item that its owner had withdrawn as it was: withdrawn', async () => {
    const [staff, owner] = [await aStaffMember(), await anOwner()];
    const item = await anItem({ owner });
    await offer(owner, item.id, 0);
    await moderate(staff, item.id, 'hide');
    expect((await moderate(staff, item.id, 'restore')).body.state).toBe('unavailable');
    expect((await see(item.id)).body.available).toBe(false);
  });

  it('find items in every state, sorted and by page', async () => {
    const staff = await aStaffMember();
    const owner = await anOwner();
    for (const price of [1_000, 2_000, 3_000]) await anItem({ owner, price });
    await anItem({ owner, deletedAt: new Date() });
    const page = await api<StaffItemView[]>(
      `/api/admin/items?ownerId=${owner.id}&sort=price&order=ASC&perPage=2&page=2&state=offered`,
      { as: staff },
    );
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(page.body.map((item) => item.price)).toEqual([3_000]);
    const beyond = await api<StaffItemView[]>(`/api/admin/items?ownerId=${owner.id}&page=9`, {
      as: staff,
    });
    expect([beyond.body, beyond.headers.get('x-total-count')]).toEqual([[], '4']);
    const deleted = await api<StaffItemView[]>(
      `/api/admin/items?ownerId=${owner.id}&state=deleted`,
      { as: staff },
    );
    expect(deleted.body).toHaveLength(1);
  });
});
