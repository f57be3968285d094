import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Db } from '../src/platform/database/prisma.js';
import { Retention } from '../src/platform/retention.js';
import { provided, useApi } from './support/api.js';
import { aMember } from './support/factories.js';

useApi();

const db = () => provided(Db);
const clean = () => provided(Retention).removeExpired();
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const days = (count: number) => hours(24 * count);

describe('the nightly cleaning', () => {
  it('keeps the answer to a repeated call for 24 hours', async () => {
    const { id: userId } = await aMember();
    const key = (createdAt: Date) => ({
      key: randomUUID(),
      userId,
      route: 'POST /api/payment',
      requestHash: '',
      createdAt,
      aliveUntil: createdAt,
    });
    const young = key(hours(-23));
    await db().idempotencyKey.createMany({ data: [young, key(hours(-25))] });
    await clean();
    const kept = await db().idempotencyKey.findMany({ where: { userId } });
    expect(kept.map((row) => row.key)).toEqual([young.key]);
  });

  it('takes as many rounds as there is to remove', async () => {
    const { id: userId } = await aMember();
    const past = hours(-25);
    const old = { userId, route: 'POST /', requestHash: '', createdAt: past, aliveUntil: past };
    const data = Array.from({ length: 2_001 }, () => ({ ...old, key: randomUUID() }));
    await db().idempotencyKey.createMany({ data });
    await clean();
    expect(await db().idempotencyKey.count({ where: { userId } })).toBe(0);
  });

  it('keeps every session that could come back, and those that ended this month', async () => {
    const { id: userId } = await aMember();
    const session = (name: string, dates: object) => ({
      userId,
      familyId: randomUUID(),
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
    await clean();
    const kept = await db().session.findMany({ where: { userId }, orderBy: { id: 'asc' } });
    expect(kept.map(({ tokenHash }) => tokenHash.replace(` ${userId}`, ''))).toEqual([
      'in use',
      'exchanged',
      'expired',
      'revoked',
    ]);
  });

  it('removes a mailed link a day after it was used, or once it has expired', async () => {
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
    await clean();
    const kept = await db().emailToken.findMany({ where: { userId }, orderBy: { id: 'asc' } });
    expect(kept.map(({ tokenHash }) => tokenHash.replace(` ${userId}`, ''))).toEqual([
      'open',
      'used an hour ago',
    ]);
  });
});
