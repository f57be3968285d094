import { randomUUID } from 'node:crypto';
import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { fileKey } from '../src/modules/uploads/domain/files.js';
import { Db } from '../src/platform/database/prisma.js';
import { Retention } from '../src/platform/retention.js';
import { api, download, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, type Person } from './support/factories.js';
import { anUpload } from './support/pictures.js';

useApi();

const db = () => provided(Db);
const removeExpired = () => provided(Retention).removeExpired();
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const days = (count: number) => hours(24 * count);

describe('the nightly removal', () => {
  it('keeps the answer to a repeated call for 24 hours', async () => {
    const { id: userId } = await aMember();
    const key = (createdAt: Date) => ({
      key: randomUUID(),
      userId,
      route: 'POST /api/payment',
      requestHash: '',
      createdAt,
      leaseExpiresAt: createdAt,
    });
    const young = key(hours(-23));
    await db().idempotencyKey.createMany({ data: [young, key(hours(-25))] });
    await removeExpired();
    const kept = await db().idempotencyKey.findMany({ where: { userId } });
    expect(kept.map((row) => row.key)).toEqual([young.key]);
  });

  it('removes in batches until nothing is left to remove', async () => {
    const { id: userId } = await aMember();
    const past = hours(-25);
    const old = { userId, route: 'POST /', requestHash: '', createdAt: past, leaseExpiresAt: past };
    const data = Array.from({ length: 2_001 }, () => ({ ...old, key: randomUUID() }));
    await db().idempotencyKey.createMany({ data });
    await removeExpired();
    expect(await db().idempotencyKey.count({ where: { userId } })).toBe(0);
  });

  it('keeps sessions until 30 days after they expired or were revoked', async () => {
    const { id: userId } = await aMember();
    const familyId = randomUUID();
    const used = { createdAt: days(-60), lastUsedAt: days(-60), authenticatedAt: days(-60) };
    await db().signIn.createMany({
      data: [
        { id: familyId, userId, ...used },
        { id: randomUUID(), userId, ...used },
        { id: randomUUID(), userId, ...used, lastUsedAt: days(-29) },
      ],
    });
    const session = (name: string, dates: object) => ({
      userId,
      familyId,
      tokenHash: `${name} ${userId}`,
      rememberMe: true,
      createdAt: days(-60),
      expiresAt: days(1),
      ...dates,
    });
    await db().session.createMany({
      data: [
        session('in use', {}),
        session('exchanged', { rotatedAt: days(-29) }),
        session('expired', { expiresAt: days(-29) }),
        session('revoked', { revokedAt: days(-29) }),
        session('long expired', { expiresAt: days(-31) }),
        session('long revoked', { revokedAt: days(-31) }),
      ],
    });
    await removeExpired();
    const kept = await db().session.findMany({ where: { familyId }, orderBy: { id: 'asc' } });
    expect(kept.map(({ tokenHash }) => tokenHash.replace(` ${userId}`, ''))).toEqual([
      'in use',
      'exchanged',
      'expired',
      'revoked',
    ]);
    const createdAt = used.createdAt;
    const signIns = await db().signIn.findMany({
      where: { userId, createdAt },
      orderBy: { lastUsedAt: 'asc' },
    });
    expect(signIns.map(({ lastUsedAt }) => lastUsedAt > days(-30))).toEqual([false, true]);
    expect(signIns[0]?.id).toBe(familyId);
  });

  it('removes e-mail tokens a day after they were issued, once used or expired', async () => {
    const { id: userId } = await aMember();
    const link = (name: string, dates: object) => ({
      userId,
      purpose: 'confirm_email' as const,
      tokenHash: `${name} ${userId}`,
      expiresAt: days(1),
      createdAt: days(-2),
      ...dates,
    });
    await db().emailToken.createMany({
      data: [
        link('open', {}),
        link('used an hour ago', { createdAt: hours(-1), usedAt: new Date() }),
        link('used', { usedAt: days(-2) }),
        link('expired', { expiresAt: hours(-1) }),
      ],
    });
    await removeExpired();
    const kept = await db().emailToken.findMany({ where: { userId }, orderBy: { id: 'asc' } });
    expect(kept.map(({ tokenHash }) => tokenHash.replace(` ${userId}`, ''))).toEqual([
      'open',
      'used an hour ago',
    ]);
  });

  it('removes a mail 30 days after it was sent or given up, and none that is still to be sent', async () => {
    const to = `${randomUUID()}@loka.example`;
    const mail = (
      subject: string,
      state: { sentAt?: Date; failedAt?: Date; nextAttemptAt?: Date },
    ) => ({
      to,
      subject,
      text: '',
      html: '',
      createdAt: days(-40),
      ...state,
    });
    await db().outboxMail.createMany({
      data: [
        mail('sent', { sentAt: days(-29) }),
        mail('sent long ago', { sentAt: days(-31) }),
        mail('failed', { failedAt: days(-29) }),
        mail('failed long ago', { failedAt: days(-31) }),
        mail('waiting', { nextAttemptAt: hours(1) }),
      ],
    });
    await removeExpired();
    const kept = await db().outboxMail.findMany({ where: { to }, orderBy: { id: 'asc' } });
    expect(kept.map(({ subject }) => subject)).toEqual(['sent', 'failed', 'waiting']);
  });
});

describe('the nightly removal of unused uploads', () => {
  const hour = 3_600;
  const isKept = async ({ id }: { id: string }) =>
    (await db().upload.findUnique({ where: { id } })) !== null;
  const useAvatar = (as: Person, avatar: string | null) =>
    api(`/user/${as.id}`, { method: 'PATCH', as, body: { avatar } });

  it('removes row and files of an upload that was not used for 48 hours', async () => {
    const member = await aMember();
    const picture = await anUpload(member, 'item');
    const small = picture.url.replace('1280', '320');
    wait(47 * hour);
    await removeExpired();
    expect((await download(picture.url)).status).toBe(200);
    wait(2 * hour);
    await removeExpired();
    expect(await isKept(picture)).toBe(false);
    for (const url of [picture.url, small]) expectRefusal(await api(url), 'not-found');
  });

  it('keeps uploads in use, and removes an avatar 48 hours after it was replaced', async () => {
    const member = await aMember();
    const [first, second] = [await anUpload(member, 'avatar'), await anUpload(member, 'avatar')];
    await useAvatar(member, first.id);
    wait(100 * hour);
    await removeExpired();
    expect(await isKept(first)).toBe(true);

    await useAvatar(member, second.id).then(({ status }) => expect(status).toBe(404));
    const third = await anUpload(member, 'avatar');
    await useAvatar(member, third.id);
    await removeExpired();
    expect(await isKept(first)).toBe(true);
    wait(49 * hour);
    await removeExpired();
    expect([await isKept(first), await isKept(third)]).toEqual([false, true]);
  });

  it('keeps the row of files that could not be removed, and removes the others', async () => {
    const member = await aMember();
    const [stuck, other] = [await anUpload(member, 'avatar'), await anUpload(member, 'avatar')];
    wait(49 * hour);
    const file = path.join(env.STORAGE_URL.replace('file:', ''), fileKey('avatar', stuck.id));
    // A folder in its place is not removed as a file.
    rmSync(file);
    mkdirSync(file);
    await removeExpired();
    expect([await isKept(stuck), await isKept(other)]).toEqual([true, false]);
    rmdirSync(file);
    await removeExpired();
    expect(await isKept(stuck)).toBe(false);
  });

  it('never removes an upload that is claimed concurrently', async () => {
    const member = await aMember();
    const pictures = await Promise.all(Array.from({ length: 5 }, () => anUpload(member, 'avatar')));
    wait(49 * hour);
    for (const picture of pictures) {
      const [chosen] = await Promise.all([useAvatar(member, picture.id), removeExpired()]);
      const { avatarId } = await db().user.findUniqueOrThrow({ where: { id: member.id } });
      expect(chosen.status === 200).toBe(avatarId === picture.id);
      if (avatarId) expect(await isKept({ id: avatarId })).toBe(true);
    }
  });
});

describe('the nightly removal of gateway callbacks', () => {
  const isKept = async (body: string) =>
    (await db().gatewayCallback.count({ where: { body } })) > 0;

  /** A callback that came some days ago. */
  async function aCallback(daysAgo: number): Promise<string> {
    const callback = { transactionId: randomUUID(), merchantReferenceId: 'LK0' };
    setNow(days(-daysAgo));
    await api('/api/payment/callback/dev-callback-token', { body: callback });
    setNow(new Date());
    return JSON.stringify(callback);
  }

  it('keeps them for 90 days', async () => {
    const [young, old] = [await aCallback(89), await aCallback(91)];
    await removeExpired();
    expect([await isKept(young), await isKept(old)]).toEqual([true, false]);
  });

  it('is refused by the database before that, as is any change', async () => {
    const [young, old] = [await aCallback(1), await aCallback(91)];
    await expect(db().$executeRaw`
      delete from gateway_callbacks where body = ${young}`).rejects.toThrow('append-only');
    await expect(db().$executeRaw`
      update gateway_callbacks set body = '' where body = ${old}`).rejects.toThrow('append-only');
    wait(100 * 24 * 3_600);
    await removeExpired();
    expect(await isKept(young)).toBe(true);
  });
});
