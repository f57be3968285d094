import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suspense, wallet } from '../src/kernel/posting.js';
import { formatXaf } from '../src/kernel/xaf.js';
import { api, expectRefusal, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { openDocument } from './support/documents.js';
import { aMember, type Person } from './support/factories.js';
import { post, postableTypes } from './support/ledger.js';
import { walletOf } from './support/rentals.js';

useApi();

const path = (year: number | string) => `/api/wallet/statements/${year}`;
const french = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

/** What stands below a label. */
function below(text: string, label: string): string {
  const lines = french(text).split('\n');
  return lines[lines.indexOf(label) + 1] ?? '';
}

/** Both balances of a year as its statement says them. */
async function balancesOf(as: Person, year: number, until: string) {
  const { text, headers, file } = await openDocument(path(year), as);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="loka-releve-${year}.pdf"`);
  expect(file.length).toBeLessThan(60_000);
  return { opening: below(text, "Solde à l'ouverture"), closing: below(text, `Solde au ${until}`) };
}

const written = (amount: number) => french(formatXaf(amount));

it('adds up to the ledger over the years, whatever moved the money', async () => {
  setNow('2026-11-22T12:00:00Z');
  const line = fc.record({
    type: fc.constantFrom(...postableTypes),
    amount: fc.integer({ min: 1, max: 90_000 }),
    day: fc.integer({ min: 0, max: 1050 }),
  });
  const lines = fc.array(line, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(lines, async (all) => {
      const member = await aMember();
      for (const { type, amount, day } of all) {
        const at = new Date(Date.UTC(2024, 0, 1, 23, 30) + day * 86_400_000).toISOString();
        await post({ type, at }, [{ from: suspense, to: wallet(member.id), amount }]);
      }
      const { balance } = await walletOf(member);
      const [first, second, third] = [
        await balancesOf(member, 2024, '31 déc. 2024'),
        await balancesOf(member, 2025, '31 déc. 2025'),
        await balancesOf(member, 2026, '22 nov. 2026'),
      ];
      expect(first.opening).toBe(written(0));
      expect(second.opening).toBe(first.closing);
      expect(third.opening).toBe(second.closing);
      expect(third.closing).toBe(written(balance));
    }),
    { numRuns: 5 },
  );
});

it('counts a line in its month in Gabon, and gives the same file again', async () => {
  setNow('2026-11-22T12:00:00Z');
  const member = await aMember();
  const at = '2025-12-31T23:30:00Z';
  await post({ type: 'wallet_topped_up', at }, [
    { from: suspense, to: wallet(member.id), amount: 5_000 },
  ]);
  expect(await balancesOf(member, 2025, '31 déc. 2025')).toEqual({
    opening: written(0),
    closing: written(0),
  });
  const { file, text } = await openDocument(path(2026), member);
  expect(french(text)).toMatch(/janvier\n–\n–\n–\n5 000\n–\n–\n–\n5 000/);
  expect((await openDocument(path(2026), member)).file.equals(file)).toBe(true);
});

it('is refused for a year to come, and for what is no year', async () => {
  setNow('2026-11-22T12:00:00Z');
  const as = await aMember();
  for (const year of [2027, 1999, 'abc']) {
    expectRefusal(await api(path(year), { as }), 'invalid-request');
  }
});
