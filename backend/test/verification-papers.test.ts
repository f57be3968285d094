import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { fileKey } from '../src/modules/uploads/domain/files.js';
import type {
  AttemptView,
  DeviceLinkView,
} from '../src/modules/verification/attempts/attempts.schema.js';
import { prompts } from '../src/modules/verification/domain/prompts.js';
import { DeletePapers } from '../src/modules/verification/papers/delete-papers.js';
import { PrintPapers } from '../src/modules/verification/papers/print-papers.js';
import type {
  PapersView,
  SubmissionDetail,
  SubmissionRow,
  VerificationView,
} from '../src/modules/verification/verification.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { seal, unseal } from '../src/platform/sealing/sealed.js';
import { Storage } from '../src/platform/storage/storage.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { sendFile } from './support/pictures.js';
import { forgetCounters } from './support/rate-limits.js';

useApi();
// All pictures come from one address.
beforeEach(forgetCounters);

const db = () => provided(Db);
const begin = (as: Person) =>
  api<AttemptView>('/api/verification/attempts', { method: 'POST', as });
const link = (as: Person, id: string) =>
  api<DeviceLinkView>(`/api/verification/attempts/${id}/device-link`, { method: 'POST', as });
const withdraw = (as: Person, id: string) =>
  api(`/api/verification/attempts/${id}/device-link`, { method: 'DELETE', as });
const attempt = (as: Person, id: string) =>
  api<AttemptView>(`/api/verification/attempts/${id}`, { as });
const tokenOf = ({ url }: DeviceLinkView) => url.split('/').at(-1) ?? '';
const open = (token: string) => api<{ prompt: string }>(`/api/verification/device/${token}`);

async function sendPhoto(token: string, content?: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content ?? (await scene('photo')))]), 'photo.jpg');
  return api(`/api/verification/device/${token}/photo`, { method: 'POST', body: form });
}

const scenes = new Map<string, Buffer>();

/** A picture that looks like no other of another name. */
async function scene(name: string, quality = 90): Promise<Buffer> {
  const pixels = scenes.get(name) ?? randomBytes(9 * 8);
  scenes.set(name, pixels);
  return sharp(pixels, { raw: { width: 9, height: 8, channels: 1 } })
    .resize(640, 480, { kernel: 'nearest', fit: 'fill' })
    .jpeg({ quality })
    .toBuffer();
}

const picture = async (as: Person, name: string) =>
  (await sendFile(as, 'identity', await scene(name))).body.id;

let made = 0;

/** What the form sends; every paper has its own number and pictures. */
async function papersOf(member: Person, changes: object = {}) {
  const number = ++made;
  const { body } = await begin(member);
  return {
    userId: member.id,
    type: 'CNI',
    numero: `GA-${4_821_300 + number}`,
    birthDate: '1990-05-14',
    expiresOn: '2031-01-31',
    document: await picture(member, `front ${number}`),
    documentBack: await picture(member, `back ${number}`),
    photo: await picture(member, `photo ${number}`),
    attemptId: body.id,
    ...changes,
  };
}

const submit = (as: Person, body: object) =>
  api<VerificationView>('/api/verify', { method: 'PUT', as, body });

async function submitted(changes: object = {}, member?: Person) {
  const by = member ?? (await aMember({ name: `Awa ${Math.random().toString(36).slice(2)}` }));
  const papers = await papersOf(by, changes);
  const answer = await submit(by, papers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { id } = await db().identitySubmission.findFirstOrThrow({
    where: { userId: by.id },
    orderBy: { createdAt: 'desc' },
  });
  return { member: by, id, papers };
}

const openPapers = (as: Person, id: string, reason = 'revue') =>
  api<PapersView>(`/api/admin/verifications/${id}/papers?reason=${reason}`, { as });

/** All that staff see of a submission, with what is on record. */
async function seen(id: string) {
  const as = await aStaffMember();
  const { body } = await api<SubmissionDetail>(`/api/admin/verifications/${id}`, { as });
  return { ...body, ...(await openPapers(as, id)).body };
}

describe('the papers', () => {
  it('are shown to staff as they were typed, with both sides and the gesture', async () => {
    const { id, papers } = await submitted();
    const body = await seen(id);
    expect(body).toMatchObject({
      numero: papers.numero,
      birthDate: '1990-05-14',
      expiresOn: '2031-01-31',
      doubts: [],
      byOtherDevice: false,
      papersUntil: null,
    });
    expect(prompts).toContain(body.prompt);
    expect(body.documentBackUrl).toContain(papers.documentBack);
  });

  it('show their number and birth date to staff who say why, each time on record', async () => {
    const staff = await aStaffMember();
    const { member, id, papers } = await submitted();
    const end = `…${papers.numero.slice(-3)}`;
    const detail = await api<SubmissionDetail>(`/api/admin/verifications/${id}`, { as: staff });
    const list = await api<SubmissionRow[]>(`/api/admin/verifications?userId=${member.id}`, {
      as: staff,
    });
    for (const { body } of [detail, list]) {
      expect(JSON.stringify(body)).toContain(`"numero":"${end}"`);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${papers.numero}|1990-05-14`));
    }
    const entries = () =>
      db().auditLog.findMany({ where: { subjectId: id, action: 'view-identity-file' } });
    for (const reason of ['', '%20%20%20', 'x'.repeat(201)]) {
      const fields = expectRefusal(await openPapers(staff, id, reason), 'invalid-request');
      expect(fields.map(({ path }) => path)).toEqual(['reason']);
    }
    expect(await entries()).toEqual([]);

    const answer = await openPapers(staff, id, 'Le membre conteste');
    expect(answer.body).toEqual({ numero: papers.numero, birthDate: '1990-05-14' });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await entries()).toMatchObject([
      { actorId: staff.id, subject: 'verification', detail: { reason: 'Le membre conteste' } },
    ]);
    await openPapers(staff, id);
    expect(await entries()).toHaveLength(2);
  });

  it('give their pictures back to nobody once they are sent, but to staff', async () => {
    const member = await aMember();
    const papers = await papersOf(member);
    const open = (picture: string, as: Person) =>
      api(`/api/uploads/${picture}/file?reason=revue`, { as });
    expect((await open(papers.document, member)).status).toBe(200);
    await submit(member, papers);
    for (const picture of [papers.document, papers.documentBack, papers.photo]) {
      expectRefusal(await open(picture, member), 'upload-not-found');
      expect((await open(picture, await aStaffMember())).status).toBe(200);
    }
  });

  it('are not refused for their form, which staff are told of', async () => {
    const { id } = await submitted({ type: 'Passeport', numero: 'ABC', documentBack: undefined });
    expect((await seen(id)).doubts).toEqual(['unusual-number']);
  });

  it.each([
    ['an expired document', { expiresOn: '2020-01-31' }, 'document-expired'],
    ['somebody under 18', { birthDate: '2020-05-14' }, 'member-under-age'],
  ] as const)('are refused at once: %s', async (_, changes, code) => {
    const member = await aMember();
    const papers = await papersOf(member);
    expectRefusal(await submit(member, { ...papers, ...changes }), code);
    // What was refused has used nothing up.
    expect((await submit(member, papers)).status).toBe(200);
  });

  it('need characters of a number, days, and a picture for each side', async () => {
    const member = await aMember();
    const papers = await papersOf(member);
    const answer = await submit(member, {
      ...papers,
      numero: '---',
      birthDate: '1990-02-31',
      expiresOn: '3000-01-01',
      documentBack: 'rien',
    });
    expect(expectRefusal(answer, 'invalid-request').map(({ path }) => path)).toEqual([
      'numero',
      'documentBack',
      'birthDate',
      'expiresOn',
    ]);
    const twice = await submit(member, { ...papers, documentBack: papers.document });
    expect(expectRefusal(twice, 'invalid-request')[0]?.path).toBe('documentBack');
    const signs = await submit(member, { ...papers, numero: '<b>123</b>' });
    expect(expectRefusal(signs, 'invalid-request')[0]?.path).toBe('numero');
  });
});

describe('a picture of papers', () => {
  /** Papers that were refused, and what is sent after: the same pictures, in the places that `places` says. */
  async function refusedPapers() {
    const { member, id, papers } = await submitted();
    await refuse(id);
    const { attemptId: _, ...again } = await papersOf(member);
    return { member, id, papers, again };
  }

  it.each([
    ['document', 'document'],
    ['documentBack', 'documentBack'],
    ['photo', 'photo'],
    ['document', 'photo'],
  ] as const)('that was refused as %s is not sent again as %s', async (was, is) => {
    const { member, papers, again } = await refusedPapers();
    expectRefusal(await submit(member, { ...again, [is]: papers[was] }), 'upload-already-used');
    // What was refused has used nothing up.
    expect((await submit(member, again)).status).toBe(200);
  });

  it('is of one submission in the database too, in whichever place', async () => {
    const { member, id, papers, again } = await refusedPapers();
    await submit(member, again);
    const where = { id };
    const other = { document: again.document, back: again.documentBack, photo: again.photo };
    for (const data of [
      { documentId: other.document },
      { documentBackId: other.back },
      { photoId: other.photo },
      { photoId: other.document },
      { documentId: other.photo },
      { photoId: papers.document },
    ])
      await expect(
        db().identitySubmission.update({ where, data }),
        JSON.stringify(data),
      ).rejects.toThrow(/identity_submissions_|Unique constraint/);
  });
});

describe('an attempt', () => {
  it('has one of the eight gestures, and ends the one before it', async () => {
    const member = await aMember();
    const first = await begin(member);
    expect(first.status).toBe(201);
    expect(prompts).toContain(first.body.prompt);
    const second = await begin(member);
    expectRefusal(await attempt(member, first.body.id), 'attempt-expired');
    expect((await attempt(member, second.body.id)).body).toEqual(second.body);
  });

  it('is asked for 20 times an hour', async () => {
    const member = await aMember();
    for (let count = 0; count < 20; count++) expect((await begin(member)).status).toBe(201);
    expectRefusal(await begin(member), 'too-many-requests');
  });

  it('is not given to whoever has nothing to send', async () => {
    expectRefusal(await begin(await aMember({ verified: true })), 'identity-already-verified');
    const { member } = await submitted();
    expectRefusal(await begin(member), 'verification-already-pending');
  });

  it('serves once, its own member, for half an hour, and for a photo taken in it', async () => {
    const { papers } = await submitted();
    const member = await aMember();
    const own = await papersOf(member);
    expectRefusal(await submit(member, { ...own, attemptId: papers.attemptId }), 'attempt-expired');
    const { body: later } = await begin(member);
    expectRefusal(await submit(member, { ...own, attemptId: later.id }), 'attempt-expired');
    const photo = await picture(member, 'taken in it');
    wait(30 * 60);
    expectRefusal(await submit(member, { ...own, photo, attemptId: later.id }), 'attempt-expired');
    setNow(new Date());
    expect((await submit(member, { ...own, photo, attemptId: later.id })).status).toBe(200);
  });
});

describe('another device', () => {
  it('takes the photo once, by a link, and can do nothing else', async () => {
    const member = await aMember();
    const { body: begun } = await begin(member);
    const made = await link(member, begun.id);
    expect(made.status).toBe(201);
    const token = tokenOf(made.body);
    expect((await attempt(member, begun.id)).body.device).toBe('waiting');
    const opened = await open(token);
    expect(opened.body).toEqual({ prompt: begun.prompt, expiresAt: made.body.expiresAt });
    expect((await attempt(member, begun.id)).body.device).toBe('opened');
    expectRefusal(await sendPhoto(token, Buffer.from('no picture')), 'unsupported-image');

    const answers = await Promise.all([sendPhoto(token), sendPhoto(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    expectRefusal(await sendPhoto(token), 'link-expired');
    expectRefusal(await open(token), 'link-expired');
    const { body: done } = await attempt(member, begun.id);
    expect(done.device).toBe('sent');

    expect(done.devicePhotoId).not.toBeNull();
  });

  it('took the photo that is submitted: staff see so', async () => {
    const member = await aMember();
    const papers = await papersOf(member);
    const token = tokenOf((await link(member, papers.attemptId)).body);
    await sendPhoto(token);
    const { body } = await attempt(member, papers.attemptId);
    const answer = await submit(member, { ...papers, photo: body.devicePhotoId });
    expect(answer.status).toBe(200);
    const row = await db().identitySubmission.findFirstOrThrow({ where: { userId: member.id } });
    expect(await seen(row.id)).toMatchObject({ byOtherDevice: true, prompt: body.prompt });
  });

  it('has ten minutes, until the link is withdrawn or another is made', async () => {
    const member = await aMember();
    const { body: begun } = await begin(member);
    const first = tokenOf((await link(member, begun.id)).body);
    const second = tokenOf((await link(member, begun.id)).body);
    expectRefusal(await open(first), 'link-expired');
    expectRefusal(await withdraw(await aMember(), begun.id), 'verification-not-found');
    expect((await open(second)).status).toBe(200);
    expect((await withdraw(member, begun.id)).status).toBe(204);
    expectRefusal(await open(second), 'link-expired');
    const third = tokenOf((await link(member, begun.id)).body);
    wait(10 * 60);
    expectRefusal(await open(third), 'link-expired');
    expectRefusal(await sendPhoto(third), 'link-expired');
    expect((await attempt(member, begun.id)).body.device).toBe('expired');
  });

  it('is asked by the member alone, while the attempt is open', async () => {
    const member = await aMember();
    const { body: begun } = await begin(member);
    expectRefusal(await link(await aMember(), begun.id), 'verification-not-found');
    wait(30 * 60);
    expectRefusal(await link(member, begun.id), 'attempt-expired');
    expectRefusal(await open('nothing'), 'link-expired');
  });
});

/** The file of one picture, sealed for the place of another. */
async function sealedFor(from: string, to: string): Promise<Buffer> {
  const stream = await provided(Storage).open(fileKey('identity', from));
  const file = await buffer(stream as Readable);
  const content = unseal(file, env.PAPERS_KEYS, fileKey('identity', from));
  return seal(content, env.PAPERS_KEYS[0], fileKey('identity', to));
}

describe('look-alikes', () => {
  it('are told to staff on both sides: the same number, however it is written', async () => {
    const one = await submitted();
    const written = one.papers.numero.replace('-', ' ').toLowerCase();
    const two = await submitted({ numero: written, birthDate: '1991-01-01' });
    for (const [id, other] of [
      [two.id, one],
      [one.id, two],
    ] as const) {
      const { lookAlikes, lookAlikeCount } = await seen(id);
      expect(lookAlikeCount).toBe(1);
      expect(lookAlikes).toMatchObject([
        { kind: 'number', submission: { id: other.id, userId: other.member.id } },
      ]);
    }
  });

  it('are told: the same name and birth date', async () => {
    const family = Math.random().toString(36).slice(2);
    const one = await submitted({}, await aMember({ name: `Aïcha Nzé ${family}` }));
    const two = await submitted({}, await aMember({ name: `NZE ${family} Aicha` }));
    const other = await submitted(
      { birthDate: '1990-05-15' },
      await aMember({ name: `Aïcha Nzé ${family}` }),
    );
    expect((await seen(two.id)).lookAlikes).toMatchObject([
      { kind: 'person', submission: { id: one.id } },
    ]);
    expect((await seen(other.id)).lookAlikes).toEqual([]);
  });

  it('are told: a name and a number that only look the same', async () => {
    const family = Math.random().toString(36).slice(2);
    const one = await submitted({}, await aMember({ name: `M'Ba Alice ${family}` }));
    const numero = one.papers.numero.replace('A', 'А'); // A Cyrillic letter.
    const two = await submitted({ numero }, await aMember({ name: `Mba Аliсе\u{3164} ${family}` }));
    const { lookAlikes } = await seen(two.id);
    expect(lookAlikes.map(({ kind }) => kind).toSorted()).toEqual(['number', 'person']);
    expect(lookAlikes.map(({ submission }) => submission.id)).toEqual([one.id, one.id]);
  });

  it('are told: the same picture, compressed anew', async () => {
    const member = await aMember({ name: 'Un autre nom' });
    const name = `same ${Math.random()}`;
    const one = await aMember({ name: 'Un premier nom' });
    const first = await submitted({ document: await picture(one, name) }, one);
    const { body } = await sendFile(member, 'identity', await scene(name, 40));
    const second = await submitted({ document: body.id, birthDate: '1971-02-03' }, member);
    expect((await seen(second.id)).lookAlikes).toMatchObject([
      { kind: 'picture', submission: { id: first.id } },
    ]);
  });

  /** Whether the papers of one member are told of as those of another, one of their pictures being like it. */
  async function isTold(sent: Buffer, later: Buffer): Promise<boolean> {
    const [one, two] = [await aMember(), await aMember()];
    const upload = async (as: Person, content: Buffer) =>
      (await sendFile(as, 'identity', content)).body.id;
    const first = await submitted({ documentBack: await upload(one, sent) }, one);
    const changes = { document: await upload(two, later), birthDate: '1971-02-03' };
    const { id } = await submitted(changes, two);
    const { lookAlikes } = await seen(id);
    return lookAlikes.some(
      ({ kind, submission }) => kind === 'picture' && submission.id === first.id,
    );
  }

  it.each<[string, (content: Buffer) => Sharp]>([
    ['mirrored', (content) => sharp(content).flop()],
    ['turned by a quarter', (content) => sharp(content).rotate(90)],
    [
      'cut by 3 % at each edge',
      (content) => sharp(content).extract({ left: 19, top: 14, width: 602, height: 452 }),
    ],
  ])('are told: the same picture, %s, whichever of them was sent first', async (_, change) => {
    const content = await scene(`sent ${Math.random()}`);
    const changed = await change(content).jpeg({ quality: 60 }).toBuffer();
    expect(await isTold(content, changed)).toBe(true);
    expect(await isTold(changed, content)).toBe(true);
  });

  it('are not told: another picture', async () => {
    const [one, other] = [await scene(`one ${Math.random()}`), await scene(`two ${Math.random()}`)];
    expect(await isTold(one, other)).toBe(false);
    expect(await isTold(one, await sharp(other).rotate(90).jpeg().toBuffer())).toBe(false);
  });

  it('are told: a picture that was sent before there were prints, in another quality', async () => {
    const name = `before ${Math.random()}`;
    const [one, two, three] = [await aMember(), await aMember(), await aMember()];
    const first = await submitted({ document: await picture(one, name) }, one);
    await db().identitySubmission.update({
      where: { id: first.id },
      data: { picturePrints: null, pictureKeys: [] },
    });
    const second = await submitted({ document: await picture(two, name) }, two);
    // And one that was uploaded before, and is submitted now.
    const document = await picture(three, name);
    await db().upload.update({ where: { id: document }, data: { picturePrints: null } });
    const third = await submitted({ document }, three);
    const told = async (id: string) =>
      (await seen(id)).lookAlikes.map(({ submission }) => submission.id);
    expect(await told(second.id)).toEqual(expect.arrayContaining([first.id]));
    expect(await told(third.id)).toEqual(expect.arrayContaining([first.id, second.id]));
  });

  it('are told: pictures that were sent before there were prints, once a worker has made them', async () => {
    const content = await scene(`kept ${Math.random()}`);
    const mirrored = await sharp(content).flop().jpeg().toBuffer();
    const send = async (picture: Buffer) => {
      const member = await aMember();
      const { body } = await sendFile(member, 'identity', picture);
      return submitted({ document: body.id, birthDate: '1971-02-03' }, member);
    };
    const [first, second, gone] = [await send(content), await send(mirrored), await send(content)];
    const ids = [first.id, second.id, gone.id];
    const pictures = [first, second, gone].flatMap(({ papers }) => [
      papers.document,
      papers.documentBack,
      papers.photo,
    ]);
    await db().identityLookAlike.deleteMany({ where: { submissionId: { in: ids } } });
    await db().identitySubmission.updateMany({
      where: { id: { in: ids } },
      data: { picturePrints: null, pictureKeys: [] },
    });
    const where = { id: { in: pictures } };
    await db().upload.updateMany({ where, data: { picturePrints: null } });
    // One whose file cannot be opened keeps none of the others waiting.
    const broken = await submitted();
    await db().identitySubmission.update({
      where: { id: broken.id },
      data: { picturePrints: null, pictureKeys: [] },
    });
    await db().upload.update({
      where: { id: broken.papers.document },
      data: { picturePrints: null },
    });
    await provided(Storage).remove(fileKey('identity', broken.papers.document, 1600));
    // Papers that are deleted have no pictures any more.
    await refuse(gone.id);
    await provided(Transactions).run((tx) => provided(DeletePapers).deleteOne(tx, gone.id));

    await provided(PrintPapers).execute();
    const told = async (id: string) =>
      (await seen(id)).lookAlikes.map(({ kind, submission }) => [kind, submission.id]);
    expect(await told(second.id)).toContainEqual(['picture', first.id]);
    const last = await send(mirrored);
    expect(await told(last.id)).toContainEqual(['picture', first.id]);
    expect(await told(last.id)).toContainEqual(['picture', second.id]);
    const of = async ({ id }: { id: string }) =>
      (await db().identitySubmission.findUniqueOrThrow({ where: { id } })).picturePrints?.length;
    expect(await Promise.all([first, second, gone, broken].map(of))).toEqual([
      192,
      192,
      undefined,
      undefined,
    ]);

    // The storage was away: an hour later it is tried again.
    const { body: again } = await sendFile(broken.member, 'identity', content);
    await provided(Storage).put(
      fileKey('identity', broken.papers.document),
      await sealedFor(again.id, broken.papers.document),
      'image/webp',
    );
    await provided(PrintPapers).execute();
    expect(await of(broken)).toBeUndefined();
    wait(3_600);
    await provided(PrintPapers).execute();
    expect(await of(broken)).toBe(192);
  });

  it('of two that are sent at once are found', async () => {
    const [one, two] = await Promise.all([aMember(), aMember()]);
    const numero = `GA-${Math.random().toString().slice(2, 9)}`;
    const [first, second] = [await papersOf(one, { numero }), await papersOf(two, { numero })];
    const answers = await Promise.all([submit(one, first), submit(two, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const found = await db().identityLookAlike.count({
      where: { kind: 'number', submission: { userId: { in: [one.id, two.id] } } },
    });
    expect(found).toBe(1);
  });

  it('are not the earlier submissions of the same account', async () => {
    const { member, id, papers } = await submitted();
    await refuse(id);
    const again = await submitted({ numero: papers.numero }, member);
    expect((await seen(again.id)).lookAlikes).toEqual([]);
  });
});

async function refuse(id: string) {
  const as = await aStaffMember();
  const body = { reason: 'La photo est floue.' };
  expect((await api(`/api/admin/verifications/${id}/refuse`, { as, body })).status).toBe(200);
}

async function approve(id: string) {
  const as = await aStaffMember();
  const path = `/api/admin/verifications/${id}/approve`;
  expect((await api(path, { method: 'POST', as })).status).toBe(200);
}

describe('papers', () => {
  const days = (count: number) => wait(count * 24 * 3_600);

  it('are deleted 30 days after a refusal, and their number is still found', async () => {
    const { member, id, papers } = await submitted();
    await refuse(id);
    const { papersUntil } = (await api<VerificationView>('/api/verification', { as: member })).body;
    expect(papersUntil).not.toBeNull();
    setNow(new Date(new Date(papersUntil as string).getTime() - 1));
    await provided(DeletePapers).execute();
    expect((await seen(id)).numero).toBe(papers.numero);

    setNow(papersUntil as string);
    await provided(DeletePapers).execute();
    expect(await seen(id)).toMatchObject({
      status: 'rejected',
      type: 'CNI',
      numero: null,
      birthDate: null,
      expiresOn: '2031-01-31',
      documentUrl: null,
      documentBackUrl: null,
      photoUrl: null,
      prompt: null,
      papersUntil: null,
    });
    const uploads = [papers.document, papers.documentBack, papers.photo];
    expect(await db().upload.count({ where: { id: { in: uploads } } })).toBe(0);
    const staff = await aStaffMember();
    for (const upload of uploads)
      expect((await api(`/api/uploads/${upload}/file`, { as: staff })).status).toBe(404);
    const row = await db().identitySubmission.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ sealedPapers: null, personHmac: null, doubts: [] });
    const { papersDeletedAt } = (await api<VerificationView>('/api/verification', { as: member }))
      .body;
    expect(papersDeletedAt).toBe(papersUntil);

    const later = await submitted({ numero: papers.numero });
    expect((await seen(later.id)).lookAlikes).toMatchObject([
      { kind: 'number', submission: { id, numero: null } },
    ]);
  });

  it('are deleted 90 days after an approval, and never before a decision', async () => {
    const [approved, pending] = [await submitted(), await submitted()];
    await approve(approved.id);
    days(89);
    await provided(DeletePapers).execute();
    expect((await seen(approved.id)).numero).not.toBeNull();
    days(2);
    await provided(DeletePapers).execute();
    expect((await seen(approved.id)).numero).toBeNull();
    expect((await seen(pending.id)).numero).not.toBeNull();
  });

  it('that cannot be deleted keep no others from being so', async () => {
    const [stuck, other] = [await submitted(), await submitted()];
    await refuse(stuck.id);
    await refuse(other.id);
    // Something names its picture that should not.
    const { id: itemId } = await anItem();
    const misuse = { itemId, uploadId: stuck.papers.photo, position: 7 };
    await db().itemImage.create({ data: misuse });
    days(31);
    await provided(DeletePapers).execute();
    expect((await seen(stuck.id)).papersDeletedAt).toBeNull();
    expect((await seen(other.id)).papersDeletedAt).not.toBeNull();
    await db().itemImage.deleteMany({ where: { uploadId: misuse.uploadId } });
    await provided(DeletePapers).execute();
    expect((await seen(stuck.id)).papersDeletedAt).not.toBeNull();
  });

  it('cannot be deleted by halves, or before they were decided on', async () => {
    const { id } = await submitted();
    const data = { papersDeletedAt: provided(Clock).now() };
    await expect(db().identitySubmission.update({ where: { id }, data })).rejects.toThrow(
      /identity_submissions_papers/,
    );
    await expect(
      db().identitySubmission.update({ where: { id }, data: { documentId: null } }),
    ).rejects.toThrow(/identity_submissions_papers/);
  });
});
