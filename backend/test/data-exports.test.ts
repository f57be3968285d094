import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import { startOfDay } from '../src/kernel/day.js';
import { TellUnanswered } from '../src/modules/messages/tell-unanswered.js';
import { DeleteDue } from '../src/modules/personal-data/deletion/delete-due.js';
import { dataExportsQueue } from '../src/modules/personal-data/export/data-exports.queue.js';
import { DownloadSlots } from '../src/modules/personal-data/export/download-slots.js';
import type { DataExportView } from '../src/modules/personal-data/export/exports.schema.js';
import { FindDueExports } from '../src/modules/personal-data/export/find-due-exports.js';
import { MakeExport } from '../src/modules/personal-data/export/make-export.js';
import { RemoveExports } from '../src/modules/personal-data/export/remove-exports.js';
import { ExportFiles } from '../src/modules/personal-data/index.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { Db } from '../src/platform/database/prisma.js';
import { PersonalData } from '../src/platform/personal-data.js';
import { keyIdOf, type SealingKey, seal, unseal } from '../src/platform/sealing/sealed.js';
import { Storage } from '../src/platform/storage/storage.js';
import { api, download, expectRefusal, listeningPort, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person, password } from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';
import { openThread, write } from './support/messages.js';
import { aMemberWith } from './support/payments.js';
import { anUpload } from './support/pictures.js';
import { ageCounters } from './support/rate-limits.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';
import { deferred } from './support/worker.js';

useApi();

const path = '/api/account/exports';
type Last = { last: DataExportView | null };
const ask = (as: Person) => api<Last>(path, { method: 'POST', as });
const last = async (as: Person) => (await api<Last>(path, { as })).body.last;
const make = (id: string) => provided(MakeExport).execute(id);
const fileOf = (id: string, part?: number) =>
  `${path}/${id}/file${part === undefined ? '' : `?part=${part}`}`;
const filesOf = (exportId: string) =>
  provided(Db).dataExportFile.findMany({ where: { exportId }, orderBy: { part: 'asc' } });
const isStored = async (name: string) => (await provided(Storage).open(name)) !== null;

async function nameOf({ id }: DataExportView): Promise<string> {
  const [file] = await filesOf(id);
  return file?.name ?? expect.fail(`no file of ${id}`);
}

async function made(member: Person): Promise<DataExportView> {
  const { body } = await ask(member);
  await make(body.last?.id ?? '');
  return (await last(member)) as DataExportView;
}

async function contents(member: Person, { id }: DataExportView, part?: number) {
  const answer = await download(fileOf(id, part), member);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

/** The parties do not agree whether the object was handed over. */
async function decideHandover(
  { id, owner, renter }: { id: string; owner: Person; renter: Person },
  staff: Person,
): Promise<void> {
  const body = { reason: 'Personne n’est venu', photos: [] };
  await api(`/api/rentals/${id}/report-not-received`, { as: renter, body });
  await api(`/api/rentals/${id}/deny-not-received`, { as: owner, body });
  const decision = { as: staff, body: { handedOver: true, reason: 'Messages lus' } };
  const decided = await api(`/api/admin/rentals/${id}/decide-handover`, decision);
  expect(decided.status).toBe(200);
}

describe('an export of the data of a member', () => {
  it('needs the password again, also to be downloaded', async () => {
    const member = await aMember();
    wait(600);
    expectRefusal(await ask(member), 'reauthentication-required');
    await api('/api/auth/reauthenticate', { as: member, body: { password } });
    const { id } = await made(member);
    wait(600);
    expectRefusal(await api(fileOf(id), { as: member }), 'reauthentication-required');
  });

  it('holds what every part keeps, pictures among it, and no secret', async () => {
    const member = await aMemberWith(12_345);
    const { id: itemId } = await anItem({ owner: member, title: 'Échelle de Clarisse' });
    const { id: papers } = await anUpload(member, 'identity');
    const asker = await aMember();
    const thread = await openThread(asker, { item_id: itemId });
    await write(asker, thread.id, 'Toujours libre ?');
    const ready = await made(member);
    expect(ready).toMatchObject({ state: 'ready' });
    const files = await contents(member, ready);
    const text = (name: string) => strFromU8(files[name] as Uint8Array);
    expect(JSON.parse(text('compte.json'))).toMatchObject({ email: member.email });
    expect(text('objets.json')).toContain('Échelle de Clarisse');
    expect(text('messages.json')).toContain('Toujours libre ?');
    expect(text('portefeuille.csv')).toContain('12345');
    expect(
      Buffer.from(files[`images/identity/${papers}.webp`] as Uint8Array)
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    expect(text('LISEZ-MOI.txt')).toContain('Vos données sur Loka');
    const all = Object.keys(files)
      .filter((name) => /json|csv/.test(name))
      .map(text)
      .join();
    expect(all).not.toMatch(/password|Hash"|hmac|\$argon2/i);
    expect(all).not.toContain(asker.email);
    expect(files).toHaveProperty('compte.json');
  });

  it('names other members nowhere but in contracts, and nobody of the staff', async () => {
    const owner = await aMember({ name: 'Zéphirine Mbadinga', verified: true });
    const { id, renter } = await aRequest({ owner });
    await updateStatus(owner, id, 'acceptée');
    setNow(new Date(startOfDay(inDays(10)).getTime() + 10 * 3_600_000));
    const staff = await aStaffMember();
    await decideHandover({ id, owner, renter }, staff);
    const body = { kind: 'member', subjectId: owner.id, reason: 'scam' };
    expect((await api('/api/reports', { as: renter, body })).status).toBe(201);
    const { id: threadId } = await openThread(renter, { rental_id: id });
    await write(owner, threadId, 'Bonjour');
    wait(700);
    await provided(TellUnanswered).execute();
    await api('/api/auth/reauthenticate', { as: renter, body: { password } });
    const ready = await made(renter);
    const files = await contents(renter, ready);
    const texts = Object.keys(files).filter((name) => name.endsWith('.json'));
    const text = (name: string) => strFromU8(files[name] as Uint8Array);
    expect(text('notifications.json')).toContain('"message.unanswered"');
    expect(text('signalements.json')).toContain(owner.id);
    const [rental] = JSON.parse(text('locations.json'));
    expect(rental.contract.facts).toMatchObject({ ownerName: 'Zéphirine Mbadinga' });
    expect(rental.events).toContainEqual(expect.objectContaining({ actorId: owner.id }));
    expect(rental.events).toContainEqual(expect.objectContaining({ actor: 'staff' }));
    const naming = (word: string) => texts.filter((name) => text(name).includes(word));
    expect(naming('Zéphirine')).toEqual(['locations.json']);
    expect(text('locations.json').match(/Zéphirine/g)).toHaveLength(1);
    expect(naming(staff.id)).toEqual([]);
  });

  it('of an owner has what the renter of a request wrote to it once it is agreed, as its page does', async () => {
    const owner = await aMember({ verified: true });
    const [refused, agreed] = [await aRequest({ owner }), await aRequest({ owner })];
    await updateStatus(owner, refused.id, 'refusée');
    await updateStatus(owner, agreed.id, 'acceptée');
    const notesIn = async (member: Person) => {
      const { 'locations.json': file } = await contents(member, await made(member));
      const rentals = JSON.parse(strFromU8(file as Uint8Array)) as { id: string; notes?: string }[];
      return (id: string) => rentals.find((rental) => rental.id === id)?.notes;
    };
    const [ofOwner, ofRenter] = [await notesIn(owner), await notesIn(refused.renter)];
    expect(ofOwner(refused.id)).toBeUndefined();
    expect(ofOwner(agreed.id)).toContain('portail vert');
    expect(ofRenter(refused.id)).toContain('portail vert');
  });

  it('is told when it is asked for and when it is ready, with a link for whom it was not', async () => {
    const member = await aMember();
    await made(member);
    const mails = await mailsTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Vos données sont prêtes',
      'Vous avez demandé vos données',
    ]);
    for (const { text } of mails) expect(text).toContain('/ce-n-etait-pas-moi?token=');
    const kinds = await provided(Db).domainEvent.findMany({
      where: { subjectId: member.id, kind: { startsWith: 'user.export' } },
      orderBy: { id: 'asc' },
      select: { kind: true, actorId: true },
    });
    expect(kinds).toEqual([
      { kind: 'user.export-requested', actorId: member.id },
      { kind: 'user.export-ready', actorId: null },
    ]);
    const token = await mailedToken(member.email);
    expect((await api('/api/auth/not-me', { body: { token } })).status).toBe(200);
    expectRefusal(await api(path, { as: member }), 'unauthenticated');
  });

  it('is in several files when there are many pictures, each good by itself', async () => {
    const member = await aMember();
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push((await anUpload(member, 'identity')).id);
    const worker = provided(MakeExport);
    const usual = worker.partBytes;
    worker.partBytes = 1;
    const ready = await made(member).finally(() => {
      worker.partBytes = usual;
    });
    expect(ready.parts.map(({ part }) => part)).toEqual([1, 2, 3, 4, 5, 6]);
    const first = await contents(member, ready);
    expect(Object.keys(first)).toEqual(expect.arrayContaining(['LISEZ-MOI.txt', 'compte.json']));
    expect(Object.keys(first).filter((name) => name.endsWith('.webp'))).toEqual([]);
    const pictures: string[] = [];
    for (const { part, bytes } of ready.parts.slice(1)) {
      const answer = await download(fileOf(ready.id, part), member);
      expect(answer.headers.get('content-disposition')).toContain(
        `"loka-mes-donnees-${part}-sur-6.zip"`,
      );
      const content = new Uint8Array(await answer.arrayBuffer());
      expect(content.length).toBe(bytes);
      pictures.push(...Object.keys(unzipSync(content)));
    }
    expect(pictures.sort()).toEqual(ids.map((id) => `images/identity/${id}.webp`).sort());
    expectRefusal(await api(fileOf(ready.id, 7), { as: member }), 'export-not-found');
    expectRefusal(await api(fileOf(ready.id, 0), { as: member }), 'invalid-request');
  });

  it('is sealed where it is stored, and nobody else’s', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const ready = await made(member);
    const { id } = ready;
    const stored = await provided(Storage).open(await nameOf(ready));
    const [head = ''] = (await stored?.take(1).toArray()) ?? [];
    expect(Buffer.from(head).subarray(0, 4).toString()).toBe('LOKA');
    expectRefusal(await api(fileOf(id), { as: other }), 'export-not-found');
    expectRefusal(await api(fileOf(id)), 'unauthenticated');
  });

  it('is made one at a time, three times a day', async () => {
    const member = await aMember();
    const both = await Promise.all([ask(member), ask(member)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    for (let time = 0; time < 3; time++) {
      await make((await last(member))?.id ?? '');
      if (time < 2) expect((await ask(member)).status).toBe(202);
    }
    expectRefusal(await ask(member), 'too-many-exports');
    wait(86_400);
    await api('/api/auth/reauthenticate', { as: member, body: { password } });
    expect((await ask(member)).status).toBe(202);
  });

  it('is made once by two workers', async () => {
    const member = await aMember();
    const { body } = await ask(member);
    const id = body.last?.id ?? '';
    await Promise.all([make(id), make(id)]);
    expect(await provided(Db).dataExport.findUnique({ where: { id } })).toMatchObject({
      attempts: 1,
    });
    expect((await mailsTo(member.email)).length).toBe(2);
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('is tried three times, then given up, which its member sees', async () => {
    const member = await aMember();
    const id = (await ask(member)).body.last?.id ?? '';
    const collect = vi
      .spyOn(provided(PersonalData), 'collect')
      .mockRejectedValue(new Error('gone'));
    for (let attempt = 0; attempt < 3; attempt++) {
      await make(id);
      wait(61);
    }
    collect.mockRestore();
    expect(await last(member)).toMatchObject({ state: 'failed' });
    const mails = await mailsTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Vos données n'ont pas pu être préparées",
      'Vous avez demandé vos données',
    ]);
    expect(mails[0]?.text).toContain('Demandez-le de nouveau dans vos paramètres');
    expect((await ask(member)).status).toBe(202);
  });

  it('is given up once three workers died of it', async () => {
    const member = await aMember();
    const id = (await ask(member)).body.last?.id ?? '';
    await provided(Db).dataExport.update({ where: { id }, data: { attempts: 3 } });
    await make(id);
    expect(await last(member)).toMatchObject({ state: 'failed' });
    expect(await mailsTo(member.email)).toHaveLength(2);
    await make(id);
    expect(await mailsTo(member.email)).toHaveLength(2);
  });

  it('is sealed anew with a new key as long as it is kept', async () => {
    const member = await aMember();
    const [ready, lost] = [await made(member), await made(await aMember())];
    const name = await nameOf(ready);
    const storage = provided(Storage);
    const stored = async (key: string) =>
      buffer((await storage.open(key)) ?? expect.fail(`no ${key}`));
    const old = { id: 'old-key', key: randomBytes(32) };
    const keys = env.PAPERS_KEYS as SealingKey[];
    const content = unseal(await stored(name), keys, name);
    await storage.put(name, seal(content, old, name), 'application/zip');
    const unreadable = await nameOf(lost);
    const unknown = { id: 'lost-key', key: randomBytes(32) };
    await storage.put(unreadable, seal(content, unknown, unreadable), 'application/zip');
    const rotate = () => provided(ExportFiles).rotate();
    keys.push(old);
    expect(await rotate()).toEqual({ rotated: 1, failed: 1 });
    keys.pop();
    expect(keyIdOf(await stored(name))).toBe(env.PAPERS_KEYS[0].id);
    expect(await contents(member, ready)).toHaveProperty('compte.json');
    wait(7 * 86_400);
    await provided(RemoveExports).execute();
    expect(await rotate()).toEqual({ rotated: 0, failed: 0 });
  });

  it('is gone after a week', async () => {
    const member = await aMember();
    const ready = await made(member);
    const { id } = ready;
    const name = await nameOf(ready);
    wait(7 * 86_400);
    await api('/api/auth/reauthenticate', { as: member, body: { password } });
    expectRefusal(await api(fileOf(id), { as: member }), 'export-not-found');
    expect(await last(member)).toMatchObject({ state: 'expired' });
    await provided(RemoveExports).execute();
    expect(await isStored(name)).toBe(false);
    expect(await filesOf(id)).toEqual([]);
  });

  it('whose files are removed one after the other is nothing the audit finds', async () => {
    const { id } = await made(await aMember());
    wait(7 * 86_400);
    await provided(Db).dataExportFile.deleteMany({ where: { exportId: id } });
    const found = (await provided(AuditBooks).execute()).filter(({ name }) =>
      name.startsWith('every export that can be downloaded'),
    );
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found)).not.toContain(id);
  });

  it('whose files a worker removes that is ahead of the audit is nothing that it finds', async () => {
    const { id } = await made(await aMember());
    wait(7 * 86_400 - 5);
    await provided(Db).dataExportFile.deleteMany({ where: { exportId: id } });
    expect(JSON.stringify(await provided(AuditBooks).execute())).not.toContain(id);
  });

  it('of a worker that died leaves nothing behind once another has made it', async () => {
    const member = await aMember();
    const id = (await ask(member)).body.last?.id ?? '';
    const storage = provided(Storage);
    const put = storage.put.bind(storage);
    const [stored, late] = [deferred(), deferred()];
    const spy = vi.spyOn(storage, 'put').mockImplementationOnce(async (...file) => {
      await put(...file);
      stored.resolve();
      await late.promise;
    });
    const first = make(id);
    await stored.promise;
    const [left] = await filesOf(id);
    expect(left).toMatchObject({ part: 1, putAt: null });
    expect(await isStored(left?.name ?? '')).toBe(true);
    await make(id);
    expect(await last(member)).toMatchObject({ state: 'preparing' });
    wait(601);
    await make(id);
    spy.mockRestore();
    expect(await isStored(left?.name ?? '')).toBe(false);
    const ready = await last(member);
    expect(ready).toMatchObject({ state: 'ready', parts: [{ part: 1 }] });
    // It was not dead after all, only slow.
    await put(left?.name ?? '', Buffer.from('late'), 'application/zip');
    late.resolve();
    await first;
    expect(await isStored(left?.name ?? '')).toBe(false);
    expect(await last(member)).toEqual(ready);
    const files = await filesOf(id);
    expect(files).toHaveLength(1);
    expect(await isStored(files[0]?.name ?? '')).toBe(true);
  });

  it('that failed keeps no file', async () => {
    const member = await aMember();
    await anUpload(member, 'identity');
    const id = (await ask(member)).body.last?.id ?? '';
    const storage = provided(Storage);
    const put = storage.put.bind(storage);
    const names: string[] = [];
    const spy = vi.spyOn(storage, 'put').mockImplementation(async (name, ...file) => {
      await put(name, ...file);
      names.push(name);
      if (names.length % 2 === 0) throw new Error('The storage went away');
    });
    const worker = provided(MakeExport);
    const usual = worker.partBytes;
    worker.partBytes = 1;
    for (let attempt = 0; attempt < 3; attempt++) {
      await make(id);
      wait(61);
    }
    worker.partBytes = usual;
    spy.mockRestore();
    expect(await last(member)).toMatchObject({ state: 'failed', parts: [] });
    expect(names).toHaveLength(6);
    expect(await Promise.all(names.map(isStored))).toEqual(names.map(() => false));
    expect(await filesOf(id)).toEqual([]);
  });

  it('is made by the workers of the queue, not by the schedule that finds it', async () => {
    const member = await aMember();
    const id = (await ask(member)).body.last?.id ?? '';
    const queue = provided<Queue>(getQueueToken(dataExportsQueue) as never);
    await queue.drain();
    await provided(FindDueExports).execute();
    await vi.waitFor(async () => {
      const waiting = await queue.getJobs(['waiting']);
      expect(waiting.map(({ data }) => data.exportId)).toContain(id);
    });
    expect(await last(member)).toMatchObject({ state: 'preparing' });
    await queue.drain();
  });

  it('goes with the account, and one under way is not finished', async () => {
    const member = await aMember();
    const ready = await made(member);
    const { id } = ready;
    const name = await nameOf(ready);
    const next = (await ask(member)).body.last?.id ?? '';
    await api('/api/account/deletion', { as: member, body: { confirmed: true } });
    wait(7 * 86_400 - 60);
    await provided(Db).user.update({
      where: { id: member.id },
      data: { deletionDueAt: new Date(0) },
    });
    await provided(DeleteDue).execute();
    await make(next);
    await provided(RemoveExports).execute();
    expect(await isStored(name)).toBe(false);
    for (const one of [id, next]) expect(await filesOf(one)).toEqual([]);
    expect(await provided(Db).dataExport.findUnique({ where: { id: next } })).toMatchObject({
      readyAt: null,
    });
  });
});

/** A file of 24 MB, more than any connection holds, in the place of what was made. */
async function aLargeExport(): Promise<{ member: Person; id: string; size: number }> {
  const member = await aMember();
  const ready = await made(member);
  const name = await nameOf(ready);
  const content = randomBytes(24_000_000);
  const key = env.PAPERS_KEYS[0] as SealingKey;
  await provided(Storage).put(name, seal(content, key, name), 'application/zip');
  return { member, id: ready.id, size: content.length };
}

/** A download whose client has its headers, and reads nothing of it yet. */
async function begun({ member, id }: { member: Person; id: string }): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${member.token}` };
  const call = get({ port: await listeningPort(), path: fileOf(id), headers });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** Until it is over, a client that takes nothing is given so many ms. */
async function stallingAfter<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const slots = provided(DownloadSlots);
  const usual = slots.longestStallMs;
  slots.longestStallMs = ms;
  return run().finally(() => {
    slots.longestStallMs = usual;
  });
}

describe('downloads of exports', () => {
  it('are one at a time for a member; once its client has it, or is gone, the next one begins', async () => {
    const large = await aLargeExport();
    const { member, id, size } = large;
    const first = await begun(large);
    expectRefusal(await api(fileOf(id), { as: member }), 'download-under-way');
    expect((await buffer(first)).length).toBe(size);
    const second = await begun(large);
    expectRefusal(await api(fileOf(id), { as: member }), 'download-under-way');
    second.destroy();
    const third = await vi.waitFor(() => begun(large));
    expect((await buffer(third)).length).toBe(size);
  });

  it('are two at a time in an api', async () => {
    const [one, two, three] = [await aLargeExport(), await aLargeExport(), await aLargeExport()];
    const [first, second] = [await begun(one), await begun(two)];
    const refused = await api(fileOf(three.id), { as: three.member });
    expectRefusal(refused, 'downloads-busy');
    expect(refused.headers.get('retry-after')).toBe('30');
    expect((await buffer(first)).length).toBe(one.size);
    const third = await begun(three);
    for (const answer of [second, third]) expect((await buffer(answer)).length).toBe(two.size);
  });

  it('whose clients take nothing make way, and their members are refused for an hour the third time', async () => {
    const [one, two, three] = [await aLargeExport(), await aLargeExport(), await aLargeExport()];
    await stallingAfter(300, async () => {
      const left = [await begun(one), await begun(two)];
      // One that takes what it gets, however slow the machine.
      const third = await vi.waitFor(() => stallingAfter(60_000, () => begun(three)));
      expect((await buffer(third)).length).toBe(three.size);
      for (let time = 0; time < 2; time++) left.push(await vi.waitFor(() => begun(one)));
      await vi.waitFor(async () => {
        expectRefusal(await api(fileOf(one.id), { as: one.member }), 'too-many-downloads');
      });
      for (const answer of left) answer.destroy();
    });
    const refused = await api(fileOf(one.id), { as: one.member });
    expectRefusal(refused, 'too-many-downloads');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    await ageCounters(3_600);
    expect((await buffer(await begun(one))).length).toBe(one.size);
  });

  it('that are slow go on', async () => {
    const large = await aLargeExport();
    // So long that a busy machine is not taken for a caller who has stopped.
    const stall = 2_000;
    const { length, ms } = await stallingAfter(stall, async () => {
      const from = Date.now();
      let length = 0;
      for await (const chunk of await begun(large)) {
        length += chunk.length;
        await setTimeout(15);
      }
      return { length, ms: Date.now() - from };
    });
    expect(length).toBe(large.size);
    expect(ms).toBeGreaterThan(stall);
  });

  it('that are refused leave no place taken', async () => {
    const member = await aMember();
    const ready = await made(member);
    await provided(Storage).remove(await nameOf(ready));
    for (let time = 0; time < 3; time++) {
      expectRefusal(await api(fileOf(ready.id), { as: member }), 'export-not-found');
    }
  });

  it('are twenty an hour for a member', async () => {
    const member = await aMember();
    const ready = await made(member);
    for (let time = 0; time < 20; time++) await contents(member, ready);
    const refused = await api(fileOf(ready.id), { as: member });
    expectRefusal(refused, 'too-many-downloads');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    await ageCounters(3_600);
    await contents(member, ready);
  });
});
