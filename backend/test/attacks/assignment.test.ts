import { beforeEach, describe, expect, it } from 'vitest';
import { Db } from '../../src/platform/database/prisma.js';
import { api, provided, useApi } from '../support/api.js';
import { aMember, anItem, type Person } from '../support/factories.js';
import { bodyOf, calls, resolved } from '../support/hostile.js';
import { forgetCounters } from '../support/rate-limits.js';

useApi();
beforeEach(forgetCounters);

/** What only the product itself may write. */
const privileged = {
  role: 'admin',
  verifier: 2,
  verificationStatus: 2,
  walletBalance: 1_000_000,
  balance: 1_000_000,
  emailConfirmedAt: '2026-01-01T00:00:00.000Z',
  email_verified: true,
  frozenAt: null,
  secondStepAt: '2026-01-01T00:00:00.000Z',
  isProven: true,
  recoveryCodesLeft: 10,
  passwordHash: 'x',
  termsAcceptedAt: '2020-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
};

const stored = ({ id }: Person) => provided(Db).user.findUniqueOrThrow({ where: { id } });

describe('fields that nobody may set', () => {
  it('of a profile stay as they are', async () => {
    const member = await aMember();
    const before = await stored(member);
    await api(`/user/${member.id}`, {
      method: 'PATCH',
      as: member,
      body: { city: 'Libreville', ...privileged, id: crypto.randomUUID() },
    });
    await api('/api/users', { as: member, body: { id: member.id, name: 'Autre', ...privileged } });
    const { city: _, name: __, ...after } = await stored(member);
    expect(before).toMatchObject(after);
  });

  it('of an object stay as they are', async () => {
    const [owner, other] = [await aMember({ verified: true }), await aMember({ verified: true })];
    const id = crypto.randomUUID();
    await api('/item', {
      as: owner,
      body: {
        ...{ id, title: 'Tente', price: 2_000, priceUnit: 'jour', category: 'sport' },
        ...{ ownerId: other.id, owner_id: other.id, ownerName: 'X', rating: 5, ratingCount: 99 },
        ...{ hiddenAt: null, deletedAt: null, createdAt: '2020-01-01T00:00:00.000Z', views: 1e6 },
      },
    });
    const item = await provided(Db).item.findUnique({ where: { id } });
    if (item) {
      expect(item.ownerId).toBe(owner.id);
      expect(item.createdAt.getFullYear()).toBeGreaterThan(2020);
    }
    expect(await provided(Db).item.count({ where: { ownerId: other.id } })).toBe(0);
  });

  it('give no object to somebody else when it is edited', async () => {
    const [owner, thief] = [await aMember({ verified: true }), await aMember({ verified: true })];
    const { id, version } = await anItem({ owner });
    const body = { title: 'Perceuse', price: 5_000, version, ownerId: thief.id };
    await api(`/items/${id}`, { method: 'PUT', as: owner, body });
    await api(`/items/${id}`, { method: 'PUT', as: thief, body });
    const item = await provided(Db).item.findUniqueOrThrow({ where: { id } });
    expect(item.ownerId).toBe(owner.id);
  });

  it('are in no body of a call that members make', () => {
    const named = calls
      .filter(({ route }) => !route.includes('/api/admin/'))
      .flatMap((call) =>
        Object.keys(resolved(bodyOf(call) ?? {}).properties ?? {})
          .filter((name) => name in privileged)
          .map((name) => `${call.route}: ${name}`),
      );
    // The specification's client sends these with its record of a user, and they are ignored.
    expect(named.filter((field) => !field.startsWith('POST /api/users:'))).toEqual([]);
  });
});
