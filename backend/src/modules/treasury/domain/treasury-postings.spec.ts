import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postingsOf, type TreasuryMove, treasuryKinds } from './treasury-postings.js';
import { type TreasuryFacts, whyNotPost } from './treasury-rules.js';

/** Books of two operators, in XAF. */
interface Books {
  held: Record<string, number>;
  fees: Record<string, number>;
  own: number;
  unclaimed: number;
  /** What members are owed, which none of this touches. */
  members: number;
}

const operator = fc.constantFrom('airtel', 'moov');
const amount = fc.integer({ min: 1, max: 1_000 });
const moves = fc.array(fc.record({ kind: fc.constantFrom(...treasuryKinds), operator, amount }), {
  maxLength: 60,
});

const other = (name: string) => (name === 'airtel' ? 'moov' : 'airtel');
const moveOf = (one: Omit<TreasuryMove, 'toOperator'>): TreasuryMove => ({
  ...one,
  toOperator: one.kind === 'transfer' ? other(one.operator) : null,
});

function factsOf(books: Books, { operator: at, amount: moved }: TreasuryMove): TreasuryFacts {
  const unclaimed = books.unclaimed >= moved ? moved : null;
  const [held = 0, fees = 0] = [books.held[at], books.fees[at]];
  return { held, fees, own: books.own, unclaimed, isPosted: false };
}

/** What each account gains, XAF, signed. */
const gainsOf = (move: TreasuryMove) =>
  postingsOf(move).flatMap(({ from, to, amount: moved }) => [
    { account: from, gained: -moved },
    { account: to, gained: moved },
  ]);

/** What operators hold and fees have taken are below zero in the ledger. */
function apply(books: Books, move: TreasuryMove): void {
  for (const { account, gained } of gainsOf(move)) {
    const [name = ''] = account.holder.split('/');
    if (account.kind === 'provider') books.held[name] = (books.held[name] ?? 0) - gained;
    else if (account.kind === 'fees') books.fees[name] = (books.fees[name] ?? 0) - gained;
    else if (account.holder === 'own') books.own += gained;
    else books.unclaimed += gained;
  }
}

const sum = (amounts: Record<string, number>) => Object.values(amounts).reduce((a, b) => a + b, 0);

describe('postings of the treasury', () => {
  it('keep what is held and the fees equal to what is owed, and nothing below zero', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const books: Books = {
          held: { airtel: 700, moov: 300 },
          fees: { airtel: 40, moov: 10 },
          own: 0,
          unclaimed: 250,
          members: 800,
        };
        for (const move of all.map(moveOf)) {
          if (whyNotPost(move, factsOf(books, move)) === null) apply(books, move);
          const owed = books.members + books.own + books.unclaimed;
          expect(sum(books.held) + sum(books.fees)).toBe(owed);
          for (const each of [...Object.values(books.held), ...Object.values(books.fees)])
            expect(each).toBeGreaterThanOrEqual(0);
          expect(books.own).toBeGreaterThanOrEqual(0);
          expect(books.unclaimed).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('move the money of a transfer whole, from one operator to the other', () => {
    fc.assert(
      fc.property(operator, amount, (from, moved) => {
        const move = moveOf({ kind: 'transfer', operator: from, amount: moved });
        expect(gainsOf(move).map(({ account, gained }) => [account.holder, gained])).toEqual([
          [`${other(from)}/loka`, -moved],
          [`${from}/loka`, moved],
        ]);
      }),
    );
  });
});

describe('a line of a statement', () => {
  const facts: TreasuryFacts = { held: 100, fees: 10, own: 50, unclaimed: null, isPosted: false };
  const line = (kind: TreasuryMove['kind'], of: number) =>
    moveOf({ kind, operator: 'airtel', amount: of });

  it.each([
    ['treasury-not-held', 'transfer', 101],
    ['treasury-not-held', 'fee_charged', 101],
    ['treasury-more-than-own', 'take_out', 51],
    ['treasury-more-than-fees', 'fee_refunded', 11],
    ['treasury-more-than-fees', 'fee_refilled', 11],
    ['treasury-not-unclaimed', 'unclaimed_sent_back', 1],
  ] as const)('is refused as %s: %s of %i', (refusal, kind, of) => {
    expect(whyNotPost(line(kind, of), facts)).toBe(refusal);
  });

  it.each([
    ['transfer', 100],
    ['fee_charged', 100],
    ['take_out', 50],
    ['fee_refunded', 10],
    ['fee_refilled', 10],
    ['pay_in', 1_000_000],
  ] as const)('is booked: %s of %i', (kind, of) => {
    expect(whyNotPost(line(kind, of), facts)).toBeNull();
  });

  it('of unclaimed money is of all that came by its payment', () => {
    const came = { ...facts, unclaimed: 30 };
    expect(whyNotPost(line('unclaimed_sent_back', 30), came)).toBeNull();
    expect(whyNotPost(line('unclaimed_sent_back', 29), came)).toBe('treasury-not-unclaimed');
  });

  it('that is in the books is refused whatever else is true of it', () => {
    expect(whyNotPost(line('transfer', 101), { ...facts, isPosted: true })).toBe(
      'treasury-already-posted',
    );
  });
});
