import { randomBytes, randomInt } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { env } from '../src/env.js';
import type { DataExportView } from '../src/modules/personal-data/export/exports.schema.js';
import { MakeExport } from '../src/modules/personal-data/export/make-export.js';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import { SealPapers } from '../src/modules/verification/index.js';
import { DeletePapers } from '../src/modules/verification/papers/delete-papers.js';
import { PrintPapers } from '../src/modules/verification/papers/print-papers.js';
import { sealTyped } from '../src/modules/verification/papers/typed-papers.js';
import { VerificationSchedule } from '../src/modules/verification/verification.schedule.js';
import type {
  PapersView,
  SubmissionDetail,
  SubmissionRow,
} from '../src/modules/verification/verification.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { keyIdOf, type SealingKey } from '../src/platform/sealing/sealed.js';
import { api, download, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { anUpload } from './support/pictures.js';

useApi();

const keys = env.PAPERS_KEYS as SealingKey[];
const [first] = env.PAPERS_KEYS;
const db = () => provided(Db);
const rowOf = (id: string) => db().identitySubmission.findUniqueOrThrow({ where: { id } });
const openPapers = (as: Person, id: string) =>
  api<PapersView>(`/api/admin/verifications/${id}/papers?reason=revue`, { as });
const listed = async (as: Person, userId: string) =>
  (await api<SubmissionRow[]>(`/api/admin/verifications?userId=${userId}`, { as })).body[0];
const lookAlikesOf = async (as: Person, id: string) =>
  (await api<SubmissionDetail>(`/api/admin/verifications/${id}`, { as })).body.lookAlikes;

/** Papers of a number of their own, unless it is given. */
async function submitted(typed: { numero?: string; birthDate?: string } = {}) {
  const member = await aMember({ name: `Awa ${randomBytes(4).toString('hex')}` });
  const { numero = `GA-${randomInt(1e8, 1e9)}`, birthDate = '1961-03-17' } = typed;
  const [document, photo] = [
    await anUpload(member, 'identity'),
    await anUpload(member, 'identity'),
  ];
  const pictures = { document: document.id, photo: photo.id };
  const body = { userId: member.id, type: 'CNI', numero, birthDate, ...pictures };
  expect((await api('/api/verify', { method: 'PUT', as: member, body })).status).toBe(200);
  const { id } = await db().identitySubmission.findFirstOrThrow({ where: { userId: member.id } });
  return { member, id, numero, birthDate };
}

/** A statement past the guards of the database, as an older release wrote. */
async function unguarded(sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(sql, values);
  await client.end();
}

/** Puts papers back to how they stood before they were sealed. */
async function unseal({ id, numero, birthDate }: Awaited<ReturnType<typeof submitted>>) {
  await unguarded(
    `update identity_submissions set sealed_papers = null, papers_key_id = null, number_hmac = null,
       numero = $2, birth_date = $3 where id = $1`,
    [id, numero, birthDate],
  );
}

async function refuse(as: Person, id: string) {
  const body = { reason: 'La photo est floue.' };
  expect((await api(`/api/admin/verifications/${id}/refuse`, { as, body })).status).toBe(200);
}

/** Where a text stands, in the tables and in Redis. */
async function placesOf(texts: string[]): Promise<string[]> {
  const pattern = texts.join('|');
  const tables = await provided(Sql).$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const found: string[] = [];
  for (const { name } of tables) {
    const statement = `select 1 from ${pg.escapeIdentifier(name)} t where t::text ~* $1 limit 1`;
    if ((await client.query(statement, [pattern])).rowCount) found.push(name);
  }
  await client.end();
  return [...found, ...(await keysInRedis(new RegExp(pattern, 'i')))];
}

async function keysInRedis(pattern: RegExp): Promise<string[]> {
  const redis = new Redis(env.REDIS_URL);
  const found: string[] = [];
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key);
    const content =
      type === 'hash'
        ? await redis.hgetall(key)
        : type === 'list'
          ? await redis.lrange(key, 0, -1)
          : type === 'zset'
            ? await redis.zrange(key, 0, -1)
            : type === 'string'
              ? await redis.get(key)
              : type === 'stream'
                ? await redis.xrange(key, '-', '+')
                : '';
    if (pattern.test(`${key} ${JSON.stringify(content)}`)) found.push(key);
  }
  redis.disconnect();
  return found;
}

describe('the number and the birth date of papers', () => {
  it('stand nowhere as they were typed, whatever is done with them', async () => {
    const [staff, one] = [await aStaffMember(), await submitted()];
    const { member, id, numero, birthDate } = one;
    const other = await submitted({ numero: numero.toLowerCase().replace('-', ' ') });
    await openPapers(staff, id);
    await listed(staff, member.id);
    for (const path of ['?q=', '/export.csv?q='])
      await download(`/api/admin/verifications${path}${numero}`, staff);
    await download(`/api/admin/search?q=${numero}`, staff);
    await refuse(staff, id);
    await api('/api/account/exports', { method: 'POST', as: member });
    const digits = numero.slice(3);
    const forms = [digits, birthDate, '17/03/1961', Buffer.from(digits).toString('hex')];
    expect(await placesOf(forms)).toEqual([]);
    // What is looked for would be found.
    await unseal(other);
    expect(await placesOf(forms)).toEqual(['identity_submissions']);
    await provided(SealPapers).sealPlain();
    expect(await placesOf(forms)).toEqual([]);
  });

  it('are read by staff, with the key they were sealed with', async () => {
    const [staff, { id, member, numero, birthDate }] = [await aStaffMember(), await submitted()];
    expect(await rowOf(id)).toMatchObject({ numero: null, birthDate: null, papersKeyId: first.id });
    expect((await openPapers(staff, id)).body).toEqual({ numero, birthDate });
    expect(await listed(staff, member.id)).toMatchObject({ id, numero: `…${numero.slice(-3)}` });
  });

  it('are not read in the place of those of another submission, which the list survives', async () => {
    const [staff, one, other] = [await aStaffMember(), await submitted(), await submitted()];
    const { sealedPapers } = await rowOf(one.id);
    const { sealedPapers: own } = await rowOf(other.id);
    const change = (data: object) =>
      db().identitySubmission.update({ where: { id: other.id }, data });
    onTestFinished(async () => void (await change({ sealedPapers: own })));
    await change({ sealedPapers });
    expectRefusal(await openPapers(staff, other.id), 'internal-error');
    expect(await listed(staff, other.member.id)).toMatchObject({ id: other.id, numero: '…' });
    expect(await db().auditLog.count({ where: { subjectId: other.id } })).toBe(0);
    expect((await openPapers(staff, one.id)).status).toBe(200);
  });

  it('are in the export of what is kept of the member, and nothing that seals or finds them', async () => {
    const { member, numero, birthDate } = await submitted();
    const path = '/api/account/exports';
    const { body } = await api<{ last: DataExportView }>(path, { method: 'POST', as: member });
    await provided(MakeExport).execute(body.last.id);
    const answer = await download(`${path}/${body.last.id}/file`, member);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const [submission] = JSON.parse(strFromU8(files['verifications.json'] as Uint8Array));
    expect(submission).toMatchObject({ numero, birthDate, type: 'CNI' });
    expect(Object.keys(submission).join()).not.toMatch(/sealed|key|hmac/i);
  });

  it('are gone with the papers', async () => {
    const [staff, { id }] = [await aStaffMember(), await submitted()];
    await refuse(staff, id);
    await db().$transaction((tx) => provided(DeletePapers).deleteOne(tx as never, id));
    expect(await rowOf(id)).toMatchObject({ sealedPapers: null, papersKeyId: null });
    expect((await openPapers(staff, id)).body).toEqual({ numero: null, birthDate: null });
  });

  it('are refused by the database as they were typed, and by a key that they are not sealed with', async () => {
    const { id } = await submitted();
    const change = (data: object) => db().identitySubmission.update({ where: { id }, data });
    const nothing = { sealedPapers: null, papersKeyId: null };
    const date = new Date('1961-03-17');
    await expect(change({ ...nothing, numero: 'GA-1' })).rejects.toThrow(/_unsealed/);
    await expect(change({ birthDate: date })).rejects.toThrow(/_unsealed/);
    await expect(change(nothing)).rejects.toThrow(/_papers/);
    await expect(change({ papersKeyId: 'another' })).rejects.toThrow(/_sealed/);
    await expect(change({ papersKeyId: null })).rejects.toThrow(/_sealed/);
    await expect(change({ numberHmac: null })).rejects.toThrow(/_sealed/);
    const plain = new Uint8Array(Buffer.from('{"numero":"GA-1","birthDate":null}'));
    await expect(change({ sealedPapers: plain })).rejects.toThrow(/_sealed/);
  });
});

describe('papers that were sent before they were sealed', () => {
  it('are sealed by a worker within ten minutes, found again, and in no report meanwhile', async () => {
    const [staff, one] = [await aStaffMember(), await submitted()];
    await unseal(one);
    expect((await openPapers(staff, one.id)).body).toEqual({
      numero: one.numero,
      birthDate: one.birthDate,
    });
    const [sealed] = invariants(new Date()).filter(({ name }) => /birth date/.test(name));
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    onTestFinished(() => client.end());
    const violations = async () =>
      JSON.stringify((await client.query(sealed?.sql.text ?? '', sealed?.sql.values)).rows);
    expect(await violations()).toContain(one.id);
    expect(await violations()).not.toContain(one.numero);

    const schedule = new VerificationSchedule(
      provided(DeletePapers),
      provided(SealPapers),
      provided(PrintPapers),
    );
    await schedule.sealPapers();
    expect(await violations()).toBe('[]');
    const row = await rowOf(one.id);
    expect(row).toMatchObject({ numero: null, birthDate: null, papersKeyId: first.id });
    expect(keyIdOf(Buffer.from(row.sealedPapers ?? []))).toBe(first.id);
    const { numero, birthDate } = one;
    expect((await openPapers(staff, one.id)).body).toEqual({ numero, birthDate });
    const later = await submitted({ numero });
    expect(await lookAlikesOf(staff, later.id)).toMatchObject([
      { kind: 'number', submission: { id: one.id } },
    ]);
  });

  it('are deleted in time also where none was', async () => {
    const [staff, one] = [await aStaffMember(), await submitted()];
    await refuse(staff, one.id);
    await unseal(one);
    await db().$transaction((tx) => provided(DeletePapers).deleteOne(tx as never, one.id));
    expect(await rowOf(one.id)).toMatchObject({ numero: null, birthDate: null });
    const later = await submitted({ numero: one.numero });
    expect(await lookAlikesOf(staff, later.id)).toMatchObject([{ submission: { id: one.id } }]);
  });
});

describe('the rotation of keys', () => {
  const old: SealingKey = { id: 'old-key', key: randomBytes(32) };
  const seal = () => provided(SealPapers);
  afterEach(() => {
    keys.splice(0, keys.length, first as SealingKey);
  });

  /** Papers that were sealed when another key was the first. */
  async function sealedWith(key: SealingKey) {
    const one = await submitted();
    keys.unshift(key);
    const data = sealTyped(one.id, one);
    keys.shift();
    await db().identitySubmission.update({ where: { id: one.id }, data });
    return one;
  }

  it('seals with the first key what another one sealed, once', async () => {
    await seal().rotate();
    const [staff, one] = [await aStaffMember(), await sealedWith(old)];
    keys.push(old);
    expect((await openPapers(staff, one.id)).body).toMatchObject({ numero: one.numero });
    expect(await seal().rotate()).toEqual({ rotated: 1, failed: 0 });
    keys.pop();
    const { numero, birthDate } = one;
    expect((await openPapers(staff, one.id)).body).toEqual({ numero, birthDate });
    expect((await rowOf(one.id)).papersKeyId).toBe(first.id);
    expect(await seal().rotate()).toEqual({ rotated: 0, failed: 0 });
  });

  it('names what it cannot read, leaves it as it is, and does the others', async () => {
    const lost = await sealedWith({ id: 'lost-key', key: randomBytes(32) });
    const before = await rowOf(lost.id);
    const other = await sealedWith(old);
    keys.push(old);
    expect(await seal().rotate()).toMatchObject({ rotated: 1, failed: 1 });
    expect(await rowOf(lost.id)).toEqual(before);
    expect((await rowOf(other.id)).papersKeyId).toBe(first.id);
    const data = sealTyped(lost.id, lost);
    await db().identitySubmission.update({ where: { id: lost.id }, data });
  });

  it('finds papers that are there by another key of HMACs, too', async () => {
    const [staff, one] = [await aStaffMember(), await submitted()];
    const kept = env.IDENTITY_HMAC_KEY;
    onTestFinished(async () => {
      Object.assign(env, { IDENTITY_HMAC_KEY: kept });
      await seal().rotate();
    });
    Object.assign(env, { IDENTITY_HMAC_KEY: randomBytes(32).toString('hex') });
    const unknown = await submitted({ numero: one.numero, birthDate: '1970-01-01' });
    expect(await lookAlikesOf(staff, unknown.id)).toEqual([]);
    expect(await seal().rotate()).toMatchObject({ failed: 0 });
    const known = await submitted({ numero: one.numero, birthDate: '1970-01-02' });
    const others = (await lookAlikesOf(staff, known.id)).map(({ submission }) => submission.id);
    expect(others.sort()).toEqual([one.id, unknown.id].sort());
  });
});
