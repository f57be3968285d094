import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ReportedMessages } from '../src/modules/messages/index.js';
import { MessagesRetention } from '../src/modules/messages/messages.retention.js';
import type { ThreadView } from '../src/modules/messages/messages.schema.js';
import { LookAtMessages } from '../src/modules/messages/risks/look-at-messages.js';
import { TellUnanswered } from '../src/modules/messages/tell-unanswered.js';
import { Db } from '../src/platform/database/prisma.js';
import { Retention } from '../src/platform/retention.js';
import { api, download, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { messagesOf, openThread, send, threadOf, write } from './support/messages.js';
import { anUpload } from './support/pictures.js';
import {
  aRequest,
  aSubmittedPayment,
  confirm,
  paymentRequest,
  updateStatus,
  walletOf,
} from './support/rentals.js';

useApi();

/** A question of a member about an object. */
async function aQuestion() {
  const owner = await aMember({ name: 'Alice Mba', verified: true });
  const asker = await aMember({ name: 'Bob Ondo' });
  const { id: itemId } = await anItem({ owner });
  const thread = await openThread(asker, { item_id: itemId });
  return { owner, asker, itemId, id: thread.id };
}

const block = (as: Person, other: Person, method: 'PUT' | 'DELETE' = 'PUT') =>
  api(`/api/blocked-members/${other.id}`, { as, method });

const read = (as: Person, id: string, number: number) =>
  api(`/api/threads/${id}/read`, { as, body: { number } });

describe('a thread', () => {
  it('is one for each object and asker, before any rental', async () => {
    const { owner, asker, itemId, id } = await aQuestion();
    expect((await openThread(asker, { item_id: itemId })).id).toBe(id);
    const another = await openThread(await aMember(), { item_id: itemId });
    expect(another.id).not.toBe(id);
    expectRefusal(
      await api('/api/threads', { as: owner, body: { item_id: itemId } }),
      'own-thread',
    );
    const unconfirmed = await aMember({ confirmed: false });
    expectRefusal(
      await api('/api/threads', { as: unconfirmed, body: { item_id: itemId } }),
      'email-not-confirmed',
    );
  });

  it('is made once when it is opened twenty times at the same moment', async () => {
    const { itemId } = await aQuestion();
    const asker = await aMember();
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => openThread(asker, { item_id: itemId })),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  it('is another one for each rental, the same for both parties', async () => {
    const { id: rentalId, owner, renter, itemId } = await aRequest();
    const ofRental = await openThread(renter, { rental_id: rentalId });
    expect(await openThread(owner, { rental_id: rentalId })).toMatchObject({
      id: ofRental.id,
      party: 'owner',
      rental: { id: rentalId, status: 'en attente' },
    });
    const question = await openThread(renter, { item_id: itemId });
    expect(question.id).not.toBe(ofRental.id);
  });

  it('shows names once the rental is accepted', async () => {
    const { id: rentalId, owner, renter } = await aRequest();
    const { id, other } = await openThread(renter, { rental_id: rentalId });
    expect(other.name).toBe('A***a');
    await updateStatus(owner, rentalId, 'acceptée');
    expect((await threadOf(renter, id)).other.name).toBe('Alice Mba');
  });

  it('shows names in every conversation of two whose rental was accepted, about the object of either', async () => {
    const { id: rentalId, owner, renter, itemId } = await aRequest();
    await updateStatus(owner, rentalId, 'acceptée');
    const question = await openThread(renter, { item_id: itemId });
    expect(question.other.name).toBe('Alice Mba');
    const { id: ofRenter } = await anItem({ owner: renter });
    expect((await openThread(owner, { item_id: ofRenter })).other.name).toBe('Bob Ondo');
    const { body } = await api<{ ownerName: string }>(`/single/item/${ofRenter}`, { as: owner });
    expect(body.ownerName).toBe('Bob Ondo');
  });

  it('is in the lists of its two parties once somebody has written, and in nobody else’s', async () => {
    const { owner, asker, id } = await aQuestion();
    const listOf = async (as: Person) => (await api<ThreadView[]>('/api/threads', { as })).body;
    expect(await listOf(owner)).toEqual([]);
    await write(asker, id, 'Est-elle libre samedi ?');
    expect(await listOf(owner)).toMatchObject([
      { id, unread: 1, last_message: { mine: false, body: 'Est-elle libre samedi ?' } },
    ]);
    expect(await listOf(asker)).toMatchObject([{ id, unread: 0, last_message: { mine: true } }]);
    expect(await listOf(await aMember())).toEqual([]);
  });

  it('comes on the next page of the list, each thread once', async () => {
    const { owner } = await aQuestion();
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      const { id: itemId } = await anItem({ owner });
      const asker = await aMember();
      const { id } = await openThread(asker, { item_id: itemId });
      await write(asker, id, 'Bonjour');
      ids.unshift(id);
    }
    const found: string[] = [];
    let next: string | undefined = '/api/threads?limit=2';
    while (next) {
      const { body, headers }: { body: ThreadView[]; headers: Headers } = await api<ThreadView[]>(
        next,
        { as: owner },
      );
      expect(headers.get('x-total-count')).toBe('5');
      found.push(...body.map(({ id }) => id));
      next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual(ids);
  });
});

describe('a message', () => {
  it('sent again is there once and answered the same; another one of its id is refused', async () => {
    const { asker, owner, id } = await aQuestion();
    const message = { id: randomUUID(), body: 'Bonjour' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(asker, id, message)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { number: 1, mine: true } });
    expect(await messagesOf(owner, id)).toHaveLength(1);
    expectRefusal(await send(asker, id, { ...message, body: 'Bonsoir' }), 'message-id-taken');
    const halfAnEmoji = { id: randomUUID(), body: 'Merci \uD83D' };
    for (let time = 0; time < 2; time++)
      expect(await send(asker, id, halfAnEmoji)).toMatchObject({
        status: 201,
        body: { number: 2 },
      });
    expectRefusal(await send(owner, id, message), 'message-id-taken');
    const elsewhere = await aQuestion();
    expectRefusal(await send(elsewhere.asker, elsewhere.id, message), 'message-id-taken');
  });

  it('has the next number of its thread, without gap, however many come at once', async () => {
    const { asker, owner, id } = await aQuestion();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => write(index % 2 ? asker : owner, id, `n${index}`)),
    );
    const numbers = (await messagesOf(asker, id)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect((await threadOf(asker, id)).last_number).toBe(30);
    expect((await messagesOf(asker, id, '?after=28')).map((one) => one.number)).toEqual([29, 30]);
    const before = await messagesOf(asker, id, '?before=10&limit=3');
    expect(before.map((one) => one.number)).toEqual([7, 8, 9]);
  });

  it('says something, in 2,000 characters at most', async () => {
    const { asker, id } = await aQuestion();
    for (const body of ['  ', '\u200B', '\u2060 \u00AD'])
      expectRefusal(await send(asker, id, { body }), 'invalid-request');
    const fields = expectRefusal(
      await send(asker, id, { body: 'a'.repeat(2001) }),
      'invalid-request',
    );
    expect(fields).toMatchObject([{ path: 'body' }]);
  });

  it('is neither changed nor deleted, nor is its number or its mark set, in the database', async () => {
    const { asker, owner, id } = await aQuestion();
    const { id: messageId } = await write(asker, id, 'Bonjour');
    const db = provided(Db);
    await expect(
      db.$executeRaw`update messages set body = 'Autre' where id = ${messageId}::uuid`,
    ).rejects.toThrow(/neither changed nor deleted/);
    await expect(
      db.$executeRaw`delete from messages where id = ${messageId}::uuid`,
    ).rejects.toThrow(/neither changed nor deleted/);
    await expect(
      db.$executeRaw`update threads set last_number = 2 where id = ${id}::uuid`,
    ).rejects.toThrow(/a new message alone/);
    await expect(
      db.$executeRaw`update thread_members set read_number = 2
        where thread_id = ${id}::uuid and user_id = ${owner.id}::uuid`,
    ).rejects.toThrow(/only rises/);
  });

  it('with a telephone number or a demand for money is shown with its risk to the reader alone', async () => {
    const { id: rentalId, owner, renter } = await aRequest();
    const { id } = await openThread(renter, { rental_id: rentalId });
    await write(renter, id, 'Appelez-moi : 077 00 00 01');
    await write(renter, id, 'Je paie par Western Union');
    await write(renter, id, 'Pour 15 000 FCFA, du 12/12/2026 au 15/12/2026');
    const risksFor = async (as: Person) => (await messagesOf(as, id)).map(({ risks }) => risks);
    expect(await risksFor(owner)).toEqual([['phone-number'], ['outside-payment'], []]);
    expect(await risksFor(renter)).toEqual([[], [], []]);
    await updateStatus(owner, rentalId, 'acceptée');
    expect(await risksFor(owner)).toEqual([[], ['outside-payment'], []]);
  });

  it('that ends a telephone number begun in those before is shown with its risk', async () => {
    const { asker, owner, id } = await aQuestion();
    await write(asker, id, '077');
    await write(owner, id, 'Pardon ?');
    await write(asker, id, 'attendez');
    await write(asker, id, '12 34 56');
    await write(owner, id, 'À 8 h 30');
    const risks = (await messagesOf(owner, id)).map((message) => message.risks);
    expect(risks).toEqual([[], [], [], ['phone-number'], []]);
    // However few of them are read at once.
    const [last] = await messagesOf(owner, id, '?after=3&limit=1');
    expect(last?.risks).toEqual(['phone-number']);
  });

  it('of before warnings were stored has none until a worker has looked at it, once', async () => {
    const { asker, owner, id } = await aQuestion();
    const db = provided(Db);
    for (const body of ['077', '12 34 56', 'Payez par Western Union', 'Bonjour']) {
      await db.message.create({
        data: {
          ...{ id: randomUUID(), threadId: id, senderId: asker.id, number: 0 },
          ...{ body, sentAt: new Date() },
        },
      });
    }
    const risks = async () => (await messagesOf(owner, id)).map((message) => message.risks);
    expect(await risks()).toEqual([[], [], [], []]);
    expect(await provided(LookAtMessages).execute()).toBeGreaterThanOrEqual(4);
    expect(await risks()).toEqual([[], ['phone-number'], ['outside-payment'], []]);
    expect(await provided(LookAtMessages).execute()).toBe(0);
  });

  it('is looked at once by two workers that begin at the same moment', async () => {
    const { asker, id } = await aQuestion();
    const db = provided(Db);
    await db.message.createMany({
      data: Array.from({ length: 120 }, () => ({
        ...{ id: randomUUID(), threadId: id, senderId: asker.id, number: 0 },
        ...{ body: '077 00 00 01', sentAt: new Date() },
      })),
    });
    const looker = provided(LookAtMessages);
    const counts = await Promise.all([looker.execute(), looker.execute()]);
    expect(counts[0] + counts[1]).toBe(120);
    expect(await db.message.count({ where: { threadId: id, hasPhoneNumber: true } })).toBe(120);
  });

  it('keeps what was found in it', async () => {
    const { asker, id } = await aQuestion();
    await write(asker, id, 'Appelez-moi : 077 00 00 01');
    for (const change of [
      'has_phone_number = false',
      'has_phone_number = null, asks_outside_payment = null',
      'asks_outside_payment = true',
    ]) {
      await expect(
        provided(Db).$executeRawUnsafe(
          `update messages set ${change} where thread_id = $1::uuid`,
          id,
        ),
      ).rejects.toThrow(/neither changed nor deleted/);
    }
  });

  it('has the pictures of its sender, which its parties alone may open', async () => {
    const { asker, owner, id } = await aQuestion();
    const { id: picture } = await anUpload(asker, 'message');
    const sent = { id: randomUUID(), pictures: [picture] };
    expect((await send(asker, id, sent)).body.pictures).toEqual([picture]);
    expect((await send(asker, id, sent)).status).toBe(201);
    const address = `/api/threads/${id}/pictures/${picture}?width=320`;
    const { headers } = await download(address, owner);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expectRefusal(await api(address, { as: await aMember() }), 'thread-not-found');
    expectRefusal(await send(owner, id, { pictures: [picture] }), 'upload-not-yours');
    const other = await anUpload(asker, 'rental');
    expectRefusal(await send(asker, id, { pictures: [other.id] }), 'upload-not-found');
  });
});

describe('what was read', () => {
  it('is marked for both, and never goes back or beyond the last message', async () => {
    const { asker, owner, id } = await aQuestion();
    await write(asker, id, 'Un');
    await write(asker, id, 'Deux');
    const unread = async () => (await api('/api/threads/unread', { as: owner })).body;
    expect(await unread()).toEqual({ threads: 1, messages: 2 });
    await read(owner, id, 1);
    expect(await unread()).toEqual({ threads: 1, messages: 1 });
    await read(owner, id, 99);
    expect(await unread()).toEqual({ threads: 0, messages: 0 });
    await read(owner, id, 1);
    expect(await threadOf(owner, id)).toMatchObject({ read_number: 2, unread: 0 });
    expect(await threadOf(asker, id)).toMatchObject({ other_read_number: 2 });
  });
});

describe('a message that nobody reads', () => {
  it('is told by one mail after ten minutes, and again only after it was read', async () => {
    const { asker, owner, id } = await aQuestion();
    const tell = () => provided(TellUnanswered).execute();
    await write(asker, id, 'Bonjour');
    wait(9 * 60);
    await tell();
    expect(await mailsTo(owner.email)).toEqual([]);
    wait(2 * 60);
    await Promise.all([tell(), tell(), tell()]);
    await write(asker, id, 'Vous êtes là ?');
    wait(20 * 60);
    await tell();
    const [mail, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Message de B***o : « Perceuse à percussion »' });
    expect(mail?.text).toContain(`/tableau-de-bord/messages/${id}`);
    expect(mail?.text).not.toContain('Bonjour,\n\nBonjour');
    const events = { where: { kind: 'message.unanswered', subjectId: id } };
    expect(await provided(Db).domainEvent.count(events)).toBe(1);

    await read(owner, id, 2);
    await write(asker, id, 'Merci');
    wait(11 * 60);
    await tell();
    expect(await mailsTo(owner.email)).toHaveLength(2);
    expect(await mailsTo(asker.email)).toEqual([]);
  });
});

describe('a blocked member', () => {
  it('exchanges no message and no request either way, and is not told who blocks', async () => {
    const { asker, owner, itemId, id } = await aQuestion();
    await write(asker, id, 'Bonjour');
    expect((await block(owner, asker)).status).toBe(204);
    expect((await block(owner, asker)).status).toBe(204);
    expectRefusal(await send(asker, id, { body: 'Allô ?' }), 'member-unreachable');
    expectRefusal(await send(owner, id, { body: 'Non' }), 'member-unreachable');
    const { id: another } = await anItem({ owner });
    expectRefusal(
      await api('/api/threads', { as: asker, body: { item_id: another } }),
      'member-unreachable',
    );
    const pay = async (renter: Person, of: string) =>
      api('/api/payment', {
        as: renter,
        body: await paymentRequest({ itemId: of, renter }),
        headers: { prefer: 'respond-async' },
      });
    expectRefusal(await pay(asker, itemId), 'member-unreachable');
    const { id: ofAsker } = await anItem({ owner: asker });
    expectRefusal(await pay(owner, ofAsker), 'member-unreachable');
    expect(await threadOf(asker, id)).toMatchObject({ state: 'closed', other: { blocked: false } });
    expect(await threadOf(owner, id)).toMatchObject({ state: 'closed', other: { blocked: true } });
    expect(await messagesOf(asker, id)).toHaveLength(1);

    expect((await api('/api/blocked-members', { as: owner })).body).toMatchObject([
      { id: asker.id, name: 'B***o' },
    ]);
    await block(owner, asker, 'DELETE');
    expect((await send(asker, id, { body: 'Merci' })).status).toBe(201);
    expect((await api('/api/blocked-members', { as: owner })).body).toEqual([]);
  });

  it('is neither oneself nor nobody', async () => {
    const member = await aMember();
    expectRefusal(await block(member, member), 'forbidden');
    const spelled = { ...member, id: member.id.toUpperCase() };
    expectRefusal(await block(member, spelled), 'forbidden');
    expectRefusal(await block(member, { ...member, id: randomUUID() }), 'user-not-found');
  });

  it('still writes about a rental that has begun, until it is over', async () => {
    const { id: rentalId, owner, renter } = await aRequest();
    const { id } = await openThread(renter, { rental_id: rentalId });
    await block(renter, owner);
    expect((await send(owner, id, { body: 'À quelle heure ?' })).status).toBe(201);
    expect((await threadOf(owner, id)).state).toBe('ending');
    await updateStatus(owner, rentalId, 'refusée');
    expectRefusal(await send(owner, id, { body: 'Dommage' }), 'member-unreachable');
    expect((await threadOf(owner, id)).state).toBe('closed');
  });

  it('gets the money back of a payment that was confirmed after the block', async () => {
    const owner = await aMember({ verified: true });
    const renter = await aMember();
    const { id: itemId } = await anItem({ owner });
    const paymentId = await aSubmittedPayment({ itemId, renter });
    await block(owner, renter);
    await confirm(paymentId);
    expect(await provided(Db).rental.count({ where: { itemId } })).toBe(0);
    expect((await walletOf(renter)).balance).toBe(35_000);
  });

  it('is refused by the database itself', async () => {
    const { asker, owner, id } = await aQuestion();
    await block(owner, asker);
    const sentAt = new Date();
    await expect(
      provided(Db).message.create({
        data: { id: randomUUID(), threadId: id, senderId: asker.id, body: 'x', number: 0, sentAt },
      }),
    ).rejects.toThrow(/messages_not_blocked/);
  });

  it('and a message at the same moment are one after the other', async () => {
    for (let round = 0; round < 5; round++) {
      const { asker, owner, id } = await aQuestion();
      const sending = Array.from({ length: 5 }, (_, n) => send(asker, id, { body: `n${n}` }));
      await Promise.all([...sending, block(owner, asker)]);
      const [blocked] = await provided(Db).blockedMember.findMany({
        where: { blockerId: owner.id },
      });
      const late = await provided(Db).message.count({
        where: { threadId: id, sentAt: { gt: blocked?.createdAt as Date } },
      });
      expect(late).toBe(0);
    }
  });
});

describe('staff', () => {
  it('read a message with its neighbours through a report alone', async () => {
    const { asker, owner, id } = await aQuestion();
    for (let n = 1; n <= 14; n++) await write(n % 2 ? asker : owner, id, `n${n}`);
    const seventh = (await messagesOf(owner, id))[6];
    const reported = provided(ReportedMessages);
    expect(await reported.getSender(seventh?.id ?? '', owner.id)).toBe(asker.id);
    await expect(reported.getSender(seventh?.id ?? '', asker.id)).rejects.toThrow();
    await expect(reported.getSender(seventh?.id ?? '', randomUUID())).rejects.toThrow();
    const context = await reported.findContext(seventh?.id ?? '');
    expect(context?.messages.map(({ number }) => number)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });
});

describe('old threads', () => {
  it('go three years after their last message, with their messages; their pictures come into no use', async () => {
    provided(MessagesRetention);
    const { asker, id } = await aQuestion();
    const { id: picture } = await anUpload(asker, 'message');
    await write(asker, id, 'Voici', { pictures: [picture] });
    const exists = async () => (await provided(Db).thread.count({ where: { id } })) > 0;
    wait(3 * 365 * 86_400 - 3_600);
    await provided(Retention).removeExpired();
    expect(await exists()).toBe(true);
    wait(7_200);
    await provided(Retention).removeExpired();
    expect(await exists()).toBe(false);
    expect(await provided(Db).message.count({ where: { threadId: id } })).toBe(0);
    const upload = await provided(Db).upload.findUnique({ where: { id: picture } });
    expect(upload?.unusedSince).toBeTruthy();
  });
});
