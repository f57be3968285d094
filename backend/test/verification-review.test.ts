import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeletePapers } from '../src/modules/verification/papers/delete-papers.js';
import type { NextView, ReviewView } from '../src/modules/verification/review/review.schema.js';
import type {
  SubmissionDetail,
  SubmissionRow,
} from '../src/modules/verification/verification.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { anUpload } from './support/pictures.js';

useApi();

const db = () => provided(Db);
const at = '/api/admin/verifications';

let sent = 0;

async function submitted(member?: Person, numero = `GA-77${1000 + ++sent}`) {
  const by = member ?? (await aMember());
  const [document, photo] = [await anUpload(by, 'identity'), await anUpload(by, 'identity')];
  const papers = { type: 'CNI', numero, document: document.id, photo: photo.id };
  const answer = await api('/api/verify', {
    method: 'PUT',
    as: by,
    body: { userId: by.id, ...papers },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { id } = await db().identitySubmission.findFirstOrThrow({
    where: { userId: by.id },
    orderBy: { createdAt: 'desc' },
  });
  return { member: by, id, numero };
}

/** As many as asked for, oldest first. */
async function queueOf(length: number): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < length; count++) ids.push((await submitted()).id);
  return ids;
}

const next = (as: Person) => api<NextView>(`${at}/next`, { method: 'POST', as });
const claim = (as: Person, id: string) =>
  api<ReviewView>(`${at}/${id}/claim`, { method: 'PUT', as });
const release = (as: Person, id: string) => api(`${at}/${id}/claim`, { method: 'DELETE', as });
const skip = (as: Person, id: string, note?: string) =>
  api(`${at}/${id}/skip`, { as, body: { note } });
const approve = (as: Person, id: string) =>
  api<SubmissionDetail>(`${at}/${id}/approve`, { method: 'POST', as });
const detail = async (as: Person, id: string) =>
  (await api<SubmissionDetail>(`${at}/${id}`, { as })).body;
const search = async (as: Person, q: string) =>
  (await api<SubmissionRow[]>(`${at}?${new URLSearchParams({ q })}`, { as })).body;

// Nothing waits but what a test sends.
beforeEach(async () => {
  const { id } = await aStaffMember();
  const reason = 'Illisible';
  const waiting = await db().identitySubmission.findMany({ where: { status: 'pending' } });
  await db().user.updateMany({
    where: { id: { in: waiting.map(({ userId }) => userId) } },
    data: { verificationStatus: -1, verificationReason: reason },
  });
  await db().identitySubmission.updateMany({
    where: { status: 'pending' },
    data: {
      status: 'rejected',
      reason,
      decidedById: id,
      decidedAt: provided(Clock).now(),
      claimedById: null,
      claimedUntil: null,
    },
  });
});

describe('the next submission', () => {
  it('is the one that has waited longest, with its place among those that wait', async () => {
    const staff = await aStaffMember();
    const [first] = await queueOf(3);
    expect((await next(staff)).body).toEqual({ id: first, position: 1, total: 3, waiting: 3 });
  });

  it('counts up as the reviewer goes on, of as many as there were at first', async () => {
    const [staff, other] = [await aStaffMember(), await aStaffMember()];
    const [first, second, third] = (await queueOf(3)) as [string, string, string];
    await next(staff);
    await approve(staff, first);
    expect((await next(staff)).body).toEqual({ id: second, position: 2, total: 3, waiting: 2 });
    await skip(staff, second);
    expect((await next(staff)).body).toEqual({ id: third, position: 3, total: 3, waiting: 2 });
    await approve(staff, third);
    expect((await next(staff)).body).toEqual({ id: second, position: 3, total: 3, waiting: 1 });
    await release(staff, second);
    expect((await next(other)).body).toEqual({ id: second, position: 1, total: 1, waiting: 1 });
  });

  it('is one that nobody else looks at', async () => {
    const [sylvie, ada, paul] = [await aStaffMember(), await aStaffMember(), await aStaffMember()];
    const [first, second] = await queueOf(2);
    expect((await next(sylvie)).body.id).toBe(first);
    expect((await next(ada)).body).toEqual({ id: second, position: 1, total: 2, waiting: 2 });
    expect((await next(paul)).body).toEqual({ id: null, position: null, total: 2, waiting: 2 });
    expect((await next(sylvie)).body.id).toBe(first);
    await release(sylvie, first as string);
    expect((await next(paul)).body.id).toBe(first);
  });

  it('is another for each of those who ask at once', async () => {
    const staff = await Promise.all(Array.from({ length: 6 }, () => aStaffMember()));
    const ids = await queueOf(6);
    const given = await Promise.all(staff.map(next));
    expect(given.map(({ body }) => body.id).sort()).toEqual(ids.sort());
  });

  it('is never one’s own', async () => {
    const staff = await aStaffMember();
    const { id } = await submitted(staff);
    expect((await next(staff)).body).toEqual({ id: null, position: null, total: 0, waiting: 0 });
    expect((await claim(staff, id)).body.claim).toBeNull();
    expectRefusal(await skip(staff, id), 'own-verification');
  });

  it('is last what one has left to others, who get it as before', async () => {
    const [sylvie, ada] = [await aStaffMember(), await aStaffMember()];
    const [first, second, third] = (await queueOf(3)) as [string, string, string];
    await next(sylvie);
    expect((await skip(sylvie, first, 'Le nom est coupé')).status).toBe(204);
    expect((await next(sylvie)).body.id).toBe(second);
    await skip(sylvie, second);
    expect((await next(sylvie)).body.id).toBe(third);
    await skip(sylvie, third);
    expect((await next(ada)).body.id).toBe(first);
    await release(ada, first);
    expect((await next(sylvie)).body).toEqual({ id: first, position: 3, total: 3, waiting: 3 });
  });
});

describe('a claim', () => {
  it('shows who looks, to them and to others, in the list too', async () => {
    const [sylvie, ada] = [await aStaffMember(), await aStaffMember()];
    const { id, member } = await submitted(await aMember({ name: `Odile ${randomUUID()}` }));
    const own = (await claim(sylvie, id)).body;
    expect(own).toMatchObject({ status: 'pending', position: 1, total: 1, waiting: 1 });
    expect(own.claim).toMatchObject({ name: sylvie.name, isOwn: true });
    const others = (await claim(ada, id)).body;
    expect(others.claim).toEqual({ ...own.claim, isOwn: false });
    const [row] = await search(ada, member.name);
    expect(row).toMatchObject({ id, claimedByName: sylvie.name });
  });

  it('is one person’s, of several who look at once', async () => {
    const staff = await Promise.all(Array.from({ length: 5 }, () => aStaffMember()));
    const { id } = await submitted();
    const answers = await Promise.all(staff.map((one) => claim(one, id)));
    expect(answers.filter(({ body }) => body.claim?.isOwn)).toHaveLength(1);
  });

  it('ends five minutes after it was last renewed', async () => {
    const [sylvie, ada] = [await aStaffMember(), await aStaffMember()];
    const { id } = await submitted();
    await claim(sylvie, id);
    wait(4 * 60);
    await claim(sylvie, id);
    wait(4 * 60);
    expect((await claim(ada, id)).body.claim?.isOwn).toBe(false);
    wait(60);
    expect((await detail(ada, id)).claimedByName).toBeNull();
    expect((await claim(ada, id)).body.claim).toMatchObject({ name: ada.name, isOwn: true });
    expect((await claim(sylvie, id)).body.claim?.isOwn).toBe(false);
  });

  it('is given back by whoever has it alone', async () => {
    const [sylvie, ada] = [await aStaffMember(), await aStaffMember()];
    const { id } = await submitted();
    await claim(sylvie, id);
    expect((await release(ada, id)).status).toBe(204);
    expect((await detail(ada, id)).claimedByName).toBe(sylvie.name);
    expect((await release(sylvie, id)).status).toBe(204);
    expect((await detail(ada, id)).claimedByName).toBeNull();
  });

  it('leaves the decision to whoever has it', async () => {
    const [sylvie, ada] = [await aStaffMember(), await aStaffMember()];
    const { id } = await submitted();
    await claim(sylvie, id);
    expectRefusal(await approve(ada, id), 'verification-taken');
    const refused = await api(`${at}/${id}/refuse`, { as: ada, body: { reason: 'Floue' } });
    expectRefusal(refused, 'verification-taken');
    expect((await approve(sylvie, id)).body).toMatchObject({
      status: 'approved',
      claimedByName: null,
    });
  });

  it('of a decided one is none, and says who has decided', async () => {
    const [sylvie, ada] = [await aStaffMember(), await aStaffMember()];
    const { id } = await submitted();
    await claim(sylvie, id);
    await approve(sylvie, id);
    expect((await claim(ada, id)).body).toEqual({
      status: 'approved',
      decidedByName: sylvie.name,
      claim: null,
      position: null,
      total: 0,
      waiting: 0,
    });
    expectRefusal(await skip(ada, id), 'verification-already-decided');
    expectRefusal(await approve(ada, id), 'verification-already-decided');
  });

  it('is of a submission that there is', async () => {
    const staff = await aStaffMember();
    expectRefusal(await claim(staff, staff.id), 'verification-not-found');
    expectRefusal(await release(staff, staff.id), 'verification-not-found');
    expectRefusal(await skip(staff, staff.id), 'verification-not-found');
  });
});

describe('a decision', () => {
  it('is never changed, whoever writes to the database', async () => {
    const staff = await aStaffMember();
    const { id } = await submitted();
    await approve(staff, id);
    const again = db().identitySubmission.update({
      where: { id },
      data: { status: 'rejected', reason: 'Illisible' },
    });
    await expect(again).rejects.toThrow('identity_submissions_decided_once');
  });
});

describe('a note', () => {
  it('is there for whoever looks next, as long as the papers are', async () => {
    const [sylvie, ada] = [await aStaffMember(), await aStaffMember()];
    const { id } = await submitted();
    await claim(sylvie, id);
    await skip(sylvie, id, '  Le nom est coupé ');
    await skip(ada, id, ' ');
    expect(await detail(ada, id)).toMatchObject({
      claimedByName: null,
      skips: [
        { byName: ada.name, note: null },
        { byName: sylvie.name, note: 'Le nom est coupé' },
      ],
    });
    const [error] = expectRefusal(await skip(ada, id, 'x'.repeat(501)), 'invalid-request');
    expect(error).toEqual({ path: 'note', message: 'La note compte 500 caractères au plus.' });
    await approve(ada, id);
    expect((await detail(ada, id)).skips).toHaveLength(2);
    wait(91 * 24 * 3600);
    await provided(DeletePapers).execute();
    expect((await detail(ada, id)).skips).toEqual([]);
  });

  it('leaves the claim of somebody else', async () => {
    const [sylvie, ada] = [await aStaffMember(), await aStaffMember()];
    const { id } = await submitted();
    await claim(sylvie, id);
    expect((await skip(ada, id)).status).toBe(204);
    expect((await detail(ada, id)).claimedByName).toBe(sylvie.name);
  });
});

describe('the list', () => {
  it('is searched by part of the name, and by address', async () => {
    const staff = await aStaffMember();
    const member = await aMember({ name: `Prisca Ndong-Obiang${Date.now()}` });
    const { id } = await submitted(member);
    await submitted();
    expect((await search(staff, member.name.slice(7).toLowerCase())).map((row) => row.id)).toEqual([
      id,
    ]);
    expect((await search(staff, member.email)).map((row) => row.id)).toEqual([id]);
    expect(await search(staff, 'personne de ce nom')).toEqual([]);
  });

  it('is searched by the whole number, however it is written, also once it is deleted', async () => {
    const staff = await aStaffMember();
    const { id, numero } = await submitted();
    const written = numero.replace('-', ' ').toLowerCase();
    expect((await search(staff, written)).map((row) => row.id)).toEqual([id]);
    expect(await search(staff, numero.slice(0, -1))).toEqual([]);
    await approve(staff, id);
    wait(91 * 24 * 3600);
    await provided(DeletePapers).execute();
    expect(await search(staff, numero)).toMatchObject([{ id, numero: null }]);
  });
});
