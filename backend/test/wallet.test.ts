import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../src/kernel/day.js';
import { earnings, suspense, wallet } from '../src/kernel/posting.js';
import type {
  WalletEntryView,
  WalletMonthView,
  WalletView,
} from '../src/modules/payments/statement/wallet.schema.js';
import type { LedgerTransactionType } from '../src/modules/wallet/domain/ledger-transaction-type.js';
import {
  type EntryType,
  entryTypeOf,
  entryTypes,
  totalsOf,
} from '../src/modules/wallet/domain/statement.js';
import { api, download, expectRefusal, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { post, postableTypes } from './support/ledger.js';
import {
  aMemberPutRight,
  aMemberWith,
  aReceivingNumber,
  withdraw,
  work,
} from './support/payments.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';

useApi();

interface Line {
  type?: LedgerTransactionType;
  /** XAF, signed. */
  amount: number;
  description?: string;
  at?: string;
}

/** Writes lines into somebody's statement, from or to the suspense account. */
async function write(person: Person, lines: Line[]): Promise<void> {
  for (const { type = 'correction', amount, description = 'essai', at } of lines) {
    const [from, to] = amount > 0 ? [suspense, wallet(person.id)] : [wallet(person.id), suspense];
    await post({ type, description, at }, [{ from, to, amount: Math.abs(amount) }]);
  }
}

const walletView = async (as: Person) => (await api<WalletView>('/api/wallet', { as })).body;

const statement = (as: Person, query = '') =>
  api<WalletEntryView[]>(`/api/wallet/transactions?${query}`, { as });

/** All pages of a statement, followed by their links; more than a few would be a loop. */
async function pagesOf(as: Person, query: string): Promise<WalletEntryView[][]> {
  const pages: WalletEntryView[][] = [];
  let address: string | undefined = `/api/wallet/transactions?${query}`;
  while (address && pages.length < 50) {
    const { body, headers }: Awaited<ReturnType<typeof statement>> = await api(address, { as });
    pages.push(body);
    address = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return pages;
}

const amounts = (lines: WalletEntryView[]) => lines.map(({ amount }) => amount);

describe('a wallet', () => {
  it('shows upcoming earnings and the day from which they are withdrawable without a handover', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const { id: otherId } = await anItem({ owner });
    for (const [item, from, to] of [
      [itemId, 20, 22],
      [itemId, 10, 13],
      [otherId, 10, 14],
    ] as const) {
      const { id } = await aRequest({ owner, itemId: item, from, to });
      await updateStatus(owner, id, 'acceptée');
    }
    await aRequest({ owner, itemId: otherId, from: 30, to: 33 });
    expect(await walletView(owner)).toMatchObject({
      balance: 45_000,
      withdrawable: 0,
      upcoming: 45_000,
      releases: [
        { date: inDays(11), amount: 35_000 },
        { date: inDays(21), amount: 10_000 },
      ],
      totals: { received: 45_000, refunded: 0, spent: 0 },
    });
  });

  it('shows a payout in transit until it is decided', async () => {
    const member = await aMemberWith(10_000);
    const [good, bad] = await Promise.all([
      withdraw(member, 2_000, await aReceivingNumber(member, '077000001')),
      withdraw(member, 3_000, await aReceivingNumber(member, '077000018')),
    ]);
    expect(await walletView(member)).toMatchObject({ balance: 5_000, inTransit: 5_000 });
    await work(good.body.paymentId);
    await work(bad.body.paymentId);
    expect(await walletView(member)).toMatchObject({
      balance: 8_000,
      inTransit: 0,
      totals: { received: 10_000, refunded: 0, spent: 2_000 },
    });
    const { body } = await statement(member);
    expect(body.map(({ type, label }) => [type, label])).toEqual(
      expect.arrayContaining([
        ['retrait', 'Retrait · Airtel Money 077\u00a0••\u00a0••\u00a001'],
        ['remboursement', 'Retrait non abouti · Airtel Money 077\u00a0••\u00a0••\u00a018'],
      ]),
    );
  });

  it('is empty for a new member', async () => {
    const member = await aMember();
    expect(await walletView(member)).toEqual({
      balance: 0,
      withdrawable: 0,
      withdrawableToday: 0,
      held: 0,
      frozen: false,
      upcoming: 0,
      inTransit: 0,
      releases: [],
      totals: { received: 0, refunded: 0, spent: 0 },
    });
    expect((await statement(member)).body).toEqual([]);
  });
});

describe('the statement', () => {
  it('is paged without skipping or repeating a line, also of the same instant', async () => {
    const member = await aMember();
    const at = '2026-11-02T10:00:00.000Z';
    const lines = Array.from({ length: 11 }, (_, index) => ({ amount: index + 1, at }));
    await write(member, [...lines, { amount: 100, at: '2026-11-03T10:00:00.000Z' }]);
    const pages = await pagesOf(member, 'limit=5');
    expect(pages.map((page) => page.length)).toEqual([5, 5, 2]);
    const all = pages.flat();
    expect(amounts(all)[0]).toBe(100);
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    expect(all).toEqual((await statement(member, 'limit=100')).body);
  });

  it('has no next page after one that is exactly full', async () => {
    const member = await aMember();
    await write(member, [{ amount: 1 }, { amount: 2 }]);
    expect(await pagesOf(member, 'limit=2')).toHaveLength(1);
  });

  it('keeps its cursor valid while lines are added', async () => {
    const member = await aMember();
    await write(
      member,
      [1, 2, 3].map((amount) => ({ amount, at: `2026-11-0${amount}T10:00:00Z` })),
    );
    const first = await statement(member, 'limit=2');
    await write(member, [{ amount: 4 }]);
    const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const { body } = await api<WalletEntryView[]>(next, { as: member });
    expect(amounts(body)).toEqual([1]);
  });

  it.each(['nimporte', randomUUID(), 'W10', `${'a'.repeat(201)}`])(
    'refuses a cursor that is not one: %s',
    async (cursor) => {
      const answer = await statement(await aMember(), `cursor=${cursor}`);
      expectRefusal(answer, 'invalid-request');
    },
  );

  it('is filtered by days of Gabon', async () => {
    const member = await aMember();
    await write(member, [
      { amount: 1, at: '2026-10-31T22:59:59.999Z' },
      { amount: 2, at: '2026-10-31T23:00:00.000Z' },
      { amount: 3, at: '2026-11-30T22:59:59.999Z' },
      { amount: 4, at: '2026-11-30T23:00:00.000Z' },
    ]);
    const between = async (query: string) => amounts((await statement(member, query)).body);
    expect(await between('from=2026-11-01&to=2026-11-30')).toEqual([3, 2]);
    expect(await between('from=2026-11-01')).toEqual([4, 3, 2]);
    expect(await between('to=2026-10-31')).toEqual([1]);
    expect(await between('from=2026-12-02&to=2026-12-01')).toEqual([]);
    expect(await between('to=9999-12-31')).toHaveLength(4);
    expectRefusal(await statement(member, 'from=hier'), 'invalid-request');
    expectRefusal(await statement(member, 'from=0000-01-01'), 'invalid-request');
  });

  it('says what the member owned after each line, whichever lines are read', async () => {
    const member = await aMember();
    await write(member, [
      { amount: 900, at: '2026-11-02T10:00:00Z' },
      { amount: -300, at: '2026-11-03T10:00:00Z', type: 'payout_reserved' },
      { amount: 50, at: '2026-11-04T10:00:00Z' },
      { amount: -100, at: '2026-11-04T10:00:00Z', type: 'payout_reserved' },
    ]);
    const { body: all } = await statement(member);
    const upwards = all.toReversed();
    const expected = upwards.map((_, index) =>
      upwards.slice(0, index + 1).reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(upwards.map(({ balance }) => balance)).toEqual(expected);
    expect(all[0]?.balance).toBe((await walletView(member)).balance);
    const read = [
      ...(await pagesOf(member, 'limit=1')).flat(),
      ...(await statement(member, 'type=retrait')).body,
      ...(await statement(member, 'to=2026-11-03')).body,
    ];
    expect(read).toHaveLength(8);
    for (const line of read) expect(all).toContainEqual(line);
  });

  it('leaves out transfers between accounts of the member', async () => {
    const member = await aMember();
    await post({ type: 'rental_accepted', description: '' }, [
      { from: suspense, to: earnings(member.id), amount: 500 },
    ]);
    await post({ type: 'earnings_released', description: '' }, [
      { from: earnings(member.id), to: wallet(member.id), amount: 500 },
    ]);
    expect(amounts((await statement(member)).body)).toEqual([500]);
    expect(await walletView(member)).toMatchObject({ withdrawable: 500, upcoming: 0 });
  });

  it('is visible to the member alone', async () => {
    const [member, stranger] = [await aMember(), await aMember()];
    await write(
      member,
      [1, 2, 3].map((amount) => ({ amount })),
    );
    const { headers } = await statement(member, 'limit=1');
    const next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect((await api(next, { as: stranger })).body).toEqual([]);
  });
});

const history = fc.array(
  fc.record({
    type: fc.constantFrom(...postableTypes),
    amount: fc.integer({ min: -1_000, max: 1_000 }).filter((amount) => amount !== 0),
    at: fc
      .date({ min: new Date('2026-05-30'), max: new Date('2026-11-20'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  }),
  { maxLength: 25 },
);

describe('for any ledger transactions', () => {
  it('the triggers and the domain rule give the same types, totals and months', async () => {
    setNow('2026-11-21T12:00:00Z');
    await fc.assert(
      fc.asyncProperty(history, async (lines) => {
        const member = await aMember();
        const opening = { amount: 100_000, at: '2026-05-01T12:00:00Z' };
        await write(member, [opening, ...lines]);
        const all = [{ type: 'correction' as const, ...opening }, ...lines].map((line) => ({
          ...line,
          isReversal: false,
        }));

        const byType: [EntryType, number[]][] = [];
        for (const type of entryTypes) {
          const { body } = await statement(member, `limit=100&type=${encodeURIComponent(type)}`);
          expect(new Set(body.map((line) => line.type))).toEqual(
            new Set(body.length ? [type] : []),
          );
          byType.push([type, amounts(body).sort()]);
        }
        expect(byType).toEqual(
          entryTypes.map((type) => [
            type,
            all
              .filter((line) => entryTypeOf(line.type, line.amount) === type)
              .map(({ amount }) => amount)
              .sort(),
          ]),
        );

        const { balance, totals } = await walletView(member);
        expect(totals).toEqual(totalsOf(all));
        expect(totals.received + totals.refunded - totals.spent).toBe(balance);

        const { body: months } = await api<WalletMonthView[]>('/api/wallet/months?months=7', {
          as: member,
        });
        expect(months).toEqual(
          ['05', '06', '07', '08', '09', '10', '11'].map((month) => ({
            month: `2026-${month}`,
            ...totalsOf(all.filter(({ at }) => dayOf(new Date(at)).startsWith(`2026-${month}`))),
          })),
        );
      }),
      { numRuns: 15 },
    );
  });
});

describe('a payment put right', () => {
  it('adds to what was received or spent, as to the months and the line of the statement', async () => {
    const member = await aMemberPutRight();
    const righted = (await statement(member)).body.filter(({ label }) =>
      label.startsWith('Paiement rectifié par Loka'),
    );
    expect(righted.map(({ type, amount }) => [type, amount])).toEqual([
      ['sortie', -1_000],
      ['entrée', 1_000],
    ]);
    const { balance, totals } = await walletView(member);
    expect(balance).toBe(20_000);
    // Of withdrawals of 10 000, 6 000 and 4 000 were decided to have left.
    expect(totals).toEqual({ received: 31_000, refunded: 0, spent: 11_000 });
    const { body } = await api<WalletMonthView[]>('/api/wallet/months?months=1', { as: member });
    expect(body).toMatchObject([totals]);
  });
});

describe('the months', () => {
  const months = (as: Person, query = '') =>
    api<WalletMonthView[]>(`/api/wallet/months?${query}`, { as });

  it('are six by default, none missing, by days of Gabon', async () => {
    setNow('2026-10-31T23:30:00Z');
    const member = await aMember();
    await write(member, [
      { amount: 1, at: '2026-05-31T22:59:59.999Z' },
      { amount: 10, at: '2026-05-31T23:00:00.000Z' },
      { amount: -4, at: '2026-08-15T12:00:00.000Z' },
      { amount: 200, type: 'security_deposit_returned', at: '2026-10-31T23:10:00.000Z' },
    ]);
    const nothing = { received: 0, refunded: 0, spent: 0 };
    expect((await months(member)).body).toEqual([
      { month: '2026-06', ...nothing, received: 10 },
      { month: '2026-07', ...nothing },
      { month: '2026-08', ...nothing, spent: 4 },
      { month: '2026-09', ...nothing },
      { month: '2026-10', ...nothing },
      { month: '2026-11', ...nothing, refunded: 200 },
    ]);
  });

  it('can be one to twenty-four', async () => {
    const member = await aMember();
    expect((await months(member, 'months=24')).body).toHaveLength(24);
    for (const count of ['0', '25', 'six', '1.5']) {
      expectRefusal(await months(member, `months=${count}`), 'invalid-request');
    }
  });
});

describe('the file for spreadsheets', () => {
  const file = async (as: Person, query = '') => {
    const response = await download(`/api/wallet/transactions.csv?${query}`, as);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return { headers: response.headers, text };
  };

  it('has the separators and encoding of a French spreadsheet', async () => {
    setNow('2026-11-21T12:00:00Z');
    const member = await aMember();
    await write(member, [
      { amount: 12_500, description: 'Perceuse', at: '2026-11-01T23:05:00Z' },
      {
        amount: -2_500,
        type: 'rental_paid',
        description: 'Tente "4 places"; neuve',
        at: '2026-11-02T08:00:00Z',
      },
    ]);
    const { headers, text } = await file(member);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="loka-portefeuille_2026-11-21.csv"',
    );
    expect(text).toBe(
      '\uFEFFDate;Type;Libellé;Montant (FCFA);Payé hors portefeuille (FCFA);Solde ensuite (FCFA);' +
        "Référence;Location;Avec;Premier jour;Jour du retour;Numéro;Référence de l'opérateur\r\n" +
        '02/11/2026 09:00;sortie;"Location payée · Tente ""4 places""; neuve";-2500;0;10000;;;;;;;\r\n' +
        '02/11/2026 00:05;entrée;Correction par Loka · Perceuse;12500;0;12500;;;;;;;\r\n',
    );
  });

  it('has the filtered lines, and their days in its name', async () => {
    const member = await aMember();
    await write(member, [
      { amount: 1, at: '2026-10-01T10:00:00Z' },
      { amount: 2, at: '2026-11-01T10:00:00Z' },
      { amount: 3, type: 'wallet_topped_up', at: '2026-11-02T10:00:00Z' },
    ]);
    const { headers, text } = await file(member, 'from=2026-10-15&to=2026-11-30&type=entr%C3%A9e');
    expect(headers.get('content-disposition')).toContain(
      'loka-portefeuille_2026-10-15_2026-11-30.csv',
    );
    expect(text.trim().split('\r\n').slice(1)).toEqual([
      '01/11/2026 11:00;entrée;Correction par Loka · essai;2;0;3;;;;;;;',
    ]);
  });

  it('escapes a cell that could be read as a formula', async () => {
    const member = await aMember();
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'];
    await write(
      member,
      formulas.map((description, index) => ({ description, amount: index + 1 })),
    );
    const { text } = await file(member);
    const labels = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[2]);
    expect(labels.sort()).toEqual(
      formulas.map((formula) => `Correction par Loka · ${formula}`).sort(),
    );
  });

  it('is complete with more lines than are read at once', async () => {
    const member = await aMember();
    const once = { from: suspense, to: wallet(member.id), amount: 1 };
    for (let line = 0; line < 501; line++) await post({ type: 'correction' }, [once]);
    const { text } = await file(member);
    expect(text.trim().split('\r\n')).toHaveLength(502);
  });

  it('refuses the same filters as the list', async () => {
    const member = await aMember();
    expectRefusal(await api('/api/wallet/transactions.csv', {}), 'unauthenticated');
    for (const from of ['hier', '2026-02-30', '0000-01-01']) {
      const wrong = await api(`/api/wallet/transactions.csv?from=${from}`, { as: member });
      expectRefusal(wrong, 'invalid-request');
    }
  });
});
