import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { behaviourOf } from '../../simulator/scenarios.js';
import { policy } from '../../src/modules/rentals/domain/rental-facts.testing.js';
import { Market, type Sizes } from './market.js';
import { type Cell, lineOf } from './rows.js';
import { quartiers } from './words/people.js';

type Row = Record<string, Cell>;

const sizes: Sizes = { members: 200, items: 100, rentals: 900 };

function placeOf(place: string) {
  const cityId = place.split(', ').at(-1) as string;
  return { cityId, quartierId: place, latitude: 0.4, longitude: 9.4 };
}

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
  const setting = {
    now: new Date('2026-11-22T15:30:00Z'),
    policy,
    newNumberHours: 24,
    leastByPhone: 100,
    passwordHash: '',
    sharedAccounts: [],
    places: {
      locations: new Map(quartiers.map(([place]) => [place, placeOf(place)])),
      meetingPoints: [{ id: 'mole', cityId: 'Libreville', name: 'Port Môle' }],
    },
  };
  const steps = new Market(seed, asked, setting, rows).grow();
  while (!steps.next().done);
  const table = (name: string) => tables.get(name) ?? [];
  return { table, digest: hash.digest('hex') };
}

describe('a generated market', () => {
  const { table, digest } = grow(20);

  it('is the same to the letter for the same seed, and another for another', () => {
    expect(grow(20).digest).toBe(digest);
    expect(grow(8).digest).not.toBe(digest);
  }, 120_000);

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
      'accept-extension',
      'admit-not-received',
      'ask-extension',
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
      'expire-extension',
      'finish',
      'hand-over',
      'pay-extension',
      'refuse',
      'refuse-extension',
      'remind-answer',
      'remind-return',
      'remind-return-again',
      'remind-start',
      'report-not-received',
      'request',
      'run-late',
      'settle-return',
      'settle-undeclared',
      'start',
      'supersede',
      'withdraw-extension',
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

  it('has most objects once, and what is lent in numbers by tens, some of it at a time', () => {
    const stocks = table('items').map(({ pieces }) => pieces as number);
    const single = stocks.filter((pieces) => pieces === 1);
    expect(single.length / stocks.length).toBeGreaterThan(0.8);
    expect(Math.max(...stocks)).toBeGreaterThanOrEqual(20);
    const stockOf = new Map(table('items').map(({ id, pieces }) => [id, pieces as number]));
    const rentals = table('rentals').map(({ item_id, pieces }) => ({
      pieces: pieces as number,
      stock: stockOf.get(item_id as string) as number,
    }));
    expect(rentals.every(({ pieces, stock }) => pieces >= 1 && pieces <= stock)).toBe(true);
    expect(rentals.some(({ pieces, stock }) => pieces >= 10 && pieces < stock)).toBe(true);
  });

  it('lets nobody have a piece that somebody else has, or that is closed', () => {
    const ends = new Map<string, string>();
    const byStart = table('occupied_pieces').toSorted((one, other) =>
      (one.start_date as string) < (other.start_date as string) ? -1 : 1,
    );
    for (const { item_id, piece, start_date, end_date } of byStart) {
      const key = `${item_id} ${piece}`;
      expect((ends.get(key) ?? '') <= (start_date as string)).toBe(true);
      ends.set(key, end_date as string);
    }
  });

  it('has cheaper days, deliveries, meeting points, landmarks, pauses, closures and extensions', () => {
    const count = (name: string, isSuch: (row: Row) => boolean) =>
      table(name).filter(isSuch).length;
    expect(
      count('items', ({ price_tiers }) => (price_tiers as object[]).length > 0),
    ).toBeGreaterThan(5);
    expect(count('items', ({ landmark }) => landmark !== '')).toBeGreaterThan(20);
    expect(count('items', ({ latitude }) => latitude !== null)).toBeGreaterThan(20);
    expect(count('items', ({ paused_until }) => paused_until !== null)).toBeGreaterThan(0);
    expect(count('rentals', ({ delivery_fee }) => (delivery_fee as number) > 0)).toBeGreaterThan(5);
    expect(count('rentals', ({ meeting_point_id }) => meeting_point_id !== null)).toBeGreaterThan(
      5,
    );
    expect(table('item_closures').length).toBeGreaterThan(5);
    expect(count('rental_changes', ({ status }) => status === 'done')).toBeGreaterThan(5);
  });

  it('has no phone number to which the simulated gateway answers in a way of its own', () => {
    const { table } = grow(1, { members: 2_000, items: 100, rentals: 100 });
    const numbers = table('payout_methods').map(({ phone_number }) => `${phone_number}`);
    expect(numbers.length).toBeGreaterThan(100);
    const plain = '077000999';
    for (const type of ['PAYMENT', 'GIVE_CHANGE'] as const)
      expect(
        numbers.filter((number) => behaviourOf(type, number) !== behaviourOf(type, plain)),
      ).toEqual([]);
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
