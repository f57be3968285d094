import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Market, type Sizes } from './market.js';
import { type Cell, lineOf } from './rows.js';
import { quartiers } from './words/people.js';

type Row = Record<string, Cell>;

const sizes: Sizes = { members: 200, items: 100, rentals: 900 };

function grow(seed: number, asked = sizes) {
  const tables = new Map<string, Row[]>();
  const hash = createHash('sha256');
  const rows = {
    add(table: string, row: Row) {
      const others = tables.get(table) ?? [];
      tables.set(table, others);
      others.push(row);
      hash.update(`${table}\t${lineOf(row)}`);
    },
  };
  const policy = {
    requestTimeoutHours: 24,
    fullRefundHours: 48,
    partialRefundHours: 24,
    partialRefundPercent: 50,
    handoverTimeoutHours: 24,
    handoverAnswerHours: 24,
    returnTimeoutHours: 48,
    claimTimeoutHours: 48,
    undeclaredReturnDays: 14,
    answerReminderHours: 6,
    returnReminderDays: 2,
    secondReturnReminderDays: 7,
    extensionPaymentHours: 2,
  };
  const setting = {
    now: new Date('2026-11-22T15:30:00Z'),
    policy,
    newNumberHours: 24,
    leastByPhone: 100,
    passwordHash: '',
    sharedAccounts: [],
    places: new Map(quartiers.map(([place]) => [place, { city_id: place, quartier_id: null }])),
  };
  const steps = new Market(seed, asked, setting, rows).grow();
  while (!steps.next().done);
  const table = (name: string) => tables.get(name) ?? [];
  return { table, digest: hash.digest('hex') };
}

describe('a generated market', () => {
  const { table, digest } = grow(17);

  it('is the same to the letter for the same seed, and another for another', () => {
    expect(grow(17).digest).toBe(digest);
    expect(grow(8).digest).not.toBe(digest);
  }, 30_000);

  it('is as large as asked', () => {
    expect(table('users')).toHaveLength(sizes.members);
    expect(table('items')).toHaveLength(sizes.items);
    expect(table('rentals')).toHaveLength(sizes.rentals);
  });

  it('has rentals and payments of every status in which they stay', () => {
    const statusesOf = (name: string) => new Set(table(name).map(({ status }) => status));
    expect(statusesOf('rentals')).toEqual(
      new Set(['en_attente', 'acceptee', 'en_cours', 'terminee', 'annulee', 'refusee']),
    );
    expect(statusesOf('payments')).toEqual(new Set(['succeeded', 'failed']));
    expect(new Set(table('payments').map(({ operator }) => operator))).toEqual(
      new Set(['airtel', 'moov', 'wallet']),
    );
    const events = new Set(table('rental_events').map(({ event }) => event));
    expect([...events].sort()).toEqual([
      'accept',
      'accept-claim',
      'admit-not-received',
      'assume-handover',
      'cancel',
      'cancel-by-owner',
      'cancel-late',
      'cancel-request',
      'claim-late-fee',
      'confirm-return',
      'contest-return',
      'declare-return',
      'delay',
      'end-delay',
      'expire',
      'finish',
      'hand-over',
      'refuse',
      'remind-answer',
      'remind-return',
      'remind-return-again',
      'report-not-received',
      'request',
      'run-late',
      'settle-return',
      'settle-undeclared',
      'start',
      'supersede',
    ]);
  });

  it('is skewed: few owners have most objects, and some objects most rentals', () => {
    const shareOfFirst = (name: string, column: string) => {
      const counts = new Map<Cell, number>();
      for (const row of table(name)) {
        const key = row[column] as Cell;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const sorted = [...counts.values()].sort((a, b) => b - a);
      const first = sorted.slice(0, Math.ceil(sorted.length / 5));
      return first.reduce((sum, count) => sum + count, 0) / table(name).length;
    };
    expect(shareOfFirst('items', 'owner_id')).toBeGreaterThan(0.4);
    expect(shareOfFirst('rentals', 'item_id')).toBeGreaterThan(0.35);
  });

  it('ends now: nothing is written of the future', () => {
    const now = new Date('2026-11-22T15:30:00Z');
    for (const name of ['payment_events', 'rental_events', 'domain_events', 'reviews', 'items']) {
      for (const { at, created_at } of table(name)) {
        expect(((at ?? created_at) as Date) <= now).toBe(true);
      }
    }
  });

  it('refuses more rentals than its objects have free days', () => {
    expect(() => grow(7, { ...sizes, items: 10, rentals: 6_000 })).toThrow('too few');
  });
});
