import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookLine, compareBooks, type OurPayment } from './compare-books.js';

const paid = (traits: Partial<OurPayment> = {}): OurPayment => ({
  reference: 'LK1',
  operator: 'airtel',
  account: 'ACC_AIRTEL',
  number: '077000001',
  status: 'succeeded',
  isDecided: true,
  amount: 1_000,
  settledAmount: null,
  fees: 0,
  ...traits,
});
const line = (traits: Partial<BookLine> = {}): BookLine => ({
  reference: 'LK1',
  type: 'PAYMENT',
  account: 'ACC_AIRTEL',
  number: '077000001',
  amount: 1_000,
  fees: 0,
  debited: true,
  ...traits,
});
const refused = line({ debited: false });
const elsewhere = 'another number or account there';

const problems = (ours: OurPayment[], held: Record<string, number>, book: BookLine[]) =>
  compareBooks(ours, held, book).differences.map(({ problem }) => problem);

describe('two books', () => {
  it.each([
    ['a success in both', paid(), 1_000, [line()]],
    ['a failure in both', paid({ status: 'failed' }), 0, [refused]],
    ['a failure that was never sent', paid({ status: 'failed' }), 0, []],
    ['another amount that we know of', paid({ settledAmount: 500 }), 500, [line({ amount: 500 })]],
    ['money paid out in both', paid(), -1_000, [line({ type: 'GIVE_CHANGE' })]],
    ['fees that we have booked', paid({ fees: 15 }), 985, [line({ fees: 15 })]],
  ])('agree on %s', (_, payment, airtel, book) => {
    expect(compareBooks([payment], { airtel }, book)).toEqual({
      compared: 1,
      inTransit: 0,
      unknownFees: 0,
      differences: [],
    });
  });

  it.each([
    ['a payment sent twice', paid(), 2_000, [line(), line()], ['sent more than once']],
    ['another number', paid(), 1_000, [line({ number: '077000002' })], [elsewhere]],
    ['another account', paid(), 1_000, [line({ account: 'ACC_MOOV' })], [elsewhere]],
    [
      'another number of a failure',
      paid({ status: 'failed' }),
      0,
      [line({ debited: false, number: '077000002' })],
      [elsewhere],
    ],
    ['a success of ours alone', paid(), 0, [refused], ['succeeded here alone']],
    ['a success that was never sent', paid(), 0, [], ['succeeded here alone']],
    [
      'a failure that is settled there',
      paid({ status: 'failed' }),
      1_000,
      [line()],
      ['failed here, settled there'],
    ],
    ['another amount', paid(), 500, [line({ amount: 500 })], ['another amount settled there']],
    [
      'other fees',
      paid({ fees: 15 }),
      985,
      [line({ fees: 20 })],
      ['other fees there', 'the operator holds another amount'],
    ],
    [
      'fees of which nothing left the operator',
      paid({ fees: 15 }),
      1_000,
      [line({ fees: 15 })],
      ['the operator holds another amount'],
    ],
    ['a balance', paid(), 999, [line()], ['the operator holds another amount']],
    [
      'a payment that we do not know',
      paid(),
      1_000,
      [line(), line({ reference: 'XX' })],
      ['unknown to us'],
    ],
  ])('disagree on %s', (_, payment, airtel, book, expected) => {
    expect(problems([payment], { airtel }, book)).toEqual(expected);
  });

  it('count as in transit what is settled there and not decided here', () => {
    const open = paid({ status: 'unknown', isDecided: false });
    expect(compareBooks([open], { airtel: 0 }, [line()])).toEqual({
      compared: 1,
      inTransit: 1,
      unknownFees: 0,
      differences: [],
    });
    expect(compareBooks([open], { airtel: 0 }, [refused]).inTransit).toBe(0);
  });

  it('agree on fees that we do not know yet, and count them', () => {
    const payment = paid({ fees: null });
    expect(compareBooks([payment], { airtel: 1_000 }, [line({ fees: 15 })])).toEqual({
      compared: 1,
      inTransit: 0,
      unknownFees: 1,
      differences: [],
    });
  });

  const histories = fc.uniqueArray(
    fc.record({
      reference: fc.string({ minLength: 1 }),
      operator: fc.constantFrom('airtel', 'moov'),
      type: fc.constantFrom<BookLine['type']>('PAYMENT', 'GIVE_CHANGE'),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      fees: fc.nat(10_000),
      debited: fc.boolean(),
      decided: fc.boolean(),
    }),
    { selector: ({ reference }) => reference, minLength: 1 },
  );
  type History = typeof histories extends fc.Arbitrary<infer H> ? H : never;

  const booksOf = (history: History) => {
    const held = { airtel: 0, moov: 0 };
    const ours = history.map(({ reference, operator, type, amount, fees, debited, decided }) => {
      if (decided && debited) held[operator] += (type === 'PAYMENT' ? amount : -amount) - fees;
      const status = decided ? (debited ? 'succeeded' : 'failed') : 'pending';
      return paid({ reference, operator, amount, fees, status, isDecided: decided });
    });
    return { ours, held, book: history.map(line) };
  };

  it('agree on any history that both have', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { ours, held, book } = booksOf(history);
        const open = history.filter(({ decided, debited }) => debited && !decided);
        expect(compareBooks(ours, held, book)).toEqual({
          compared: history.length,
          inTransit: open.length,
          unknownFees: 0,
          differences: [],
        });
      }),
    );
  });

  it('disagree when any line of a decided payment is changed', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, pick) => {
        const { ours, held, book } = booksOf(history);
        const changed = pick % book.length;
        fc.pre(history[changed]?.decided === true);
        const other = book.map((one, index) =>
          index === changed ? { ...one, debited: !one.debited } : one,
        );
        expect(problems(ours, held, other)).not.toEqual([]);
      }),
    );
  });
});
