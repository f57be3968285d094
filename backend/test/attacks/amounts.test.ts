import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Db } from '../../src/platform/database/prisma.js';
import { provided, useApi } from '../support/api.js';
import { attack, bodyOf, calls, rightBody } from '../support/hostile.js';
import { forgetCounters } from '../support/rate-limits.js';
import { aScene, type Scene } from '../support/scene.js';

useApi();

let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});
beforeEach(forgetCounters);

/** Fields that hold XAF, which are whole. */
const moneyFields =
  /^(?:amount|movedAmount|walletAmount|totalPrice|price|deposit|deliveryFee|refund|keptRent)$/;

const withMoney = calls.flatMap((call) =>
  Object.keys(bodyOf(call)?.properties ?? {})
    .filter((field) => moneyFields.test(field))
    .map((field) => [call.route, field, call] as const),
);

const noAmounts: unknown[] = [
  0.1,
  -0.5,
  999.999_999,
  2 ** 31,
  2 ** 53,
  1e308,
  '1000',
  '1e3',
  '0x10',
  '',
  true,
  [1_000],
  { amount: 1_000 },
];
/** Corrections alone take money away. */
const mayBeNegative = ['PUT /api/users/update-wallet'];

const booked = () =>
  Promise.all([
    provided(Db).ledgerTransaction.count(),
    provided(Db).payment.count(),
    provided(Db).approval.count(),
  ]);

describe('an amount that is none', () => {
  it('is asked for by every call that moves money', () => {
    expect(withMoney.map(([route, field]) => `${route} ${field}`)).toEqual(
      expect.arrayContaining([
        'POST /api/payment totalPrice',
        'POST /api/wallet/top-ups amount',
        'POST /api/wallet/withdrawals amount',
        'POST /api/wallet/refunds amount',
        'PUT /api/users/update-wallet amount',
      ]),
    );
  });

  it.each(withMoney)('is refused, and nothing is booked: %s, %s', async (route, field, call) => {
    const before = await booked();
    const hostile = [...noAmounts, ...(mayBeNegative.includes(route) ? [] : [-1, -1_000])];
    for (const amount of hostile) {
      const body = { ...rightBody(scene, call), [field]: amount };
      const { status } = await attack(scene, call, { body });
      expect([amount, status >= 400 && status < 500], `${status}`).toEqual([amount, true]);
    }
    expect(await booked()).toEqual(before);
  });
});
