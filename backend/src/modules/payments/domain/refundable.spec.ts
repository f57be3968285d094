import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Received, refundableOf, refundsByNumber, type SentBack } from './refundable.js';

const francs = fc.integer({ min: 0, max: 1_000_000 });
const number = fc.record({
  operator: fc.constantFrom('airtel', 'moov'),
  phoneNumber: fc.constantFrom('077000001', '066000001'),
});
const receivedOf = number.chain((from) =>
  fc.record({ amount: francs, credited: francs }).map((amounts) => ({ ...from, ...amounts })),
);
const sentTo = number.chain((to) =>
  fc.record({ amount: francs, isDecided: fc.boolean() }).map((sent) => ({ ...to, ...sent })),
);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const airtel = { operator: 'airtel', phoneNumber: '077000001' };

describe('what may go back to a number', () => {
  it.each<[string, Received[], SentBack[], number]>([
    ['what came and was credited', [{ ...airtel, amount: 9_000, credited: 9_000 }], [], 9_000],
    ['nothing of what was spent', [{ ...airtel, amount: 9_000, credited: 0 }], [], 0],
    [
      'no more than came, when the wallet paid a part of it',
      [{ ...airtel, amount: 9_000, credited: 14_000 }],
      [],
      9_000,
    ],
    [
      'less what went back and what is on its way',
      [{ ...airtel, amount: 9_000, credited: 9_000 }],
      [
        { ...airtel, amount: 2_000, isDecided: true },
        { ...airtel, amount: 3_000, isDecided: false },
      ],
      4_000,
    ],
    [
      'nothing when the operator has sent more than was asked',
      [{ ...airtel, amount: 9_000, credited: 9_000 }],
      [{ ...airtel, amount: 9_500, isDecided: true }],
      0,
    ],
    [
      'nothing of what came from the same number of another operator',
      [{ operator: 'moov', phoneNumber: airtel.phoneNumber, amount: 9_000, credited: 9_000 }],
      [{ ...airtel, amount: 0, isDecided: true }],
      0,
    ],
  ])('is %s', (_, received, sent, refundable) => {
    const numbers = refundsByNumber(received, sent);
    const found = numbers.find(({ operator }) => operator === airtel.operator);
    expect(found && refundableOf(found)).toBe(refundable);
  });

  it('is with what was sent never more than came, and the sums miss no franc', () => {
    fc.assert(
      fc.property(fc.array(receivedOf), fc.array(sentTo), (received, sent) => {
        const numbers = refundsByNumber(received, sent);
        for (const one of numbers) {
          const gone = one.sentBack + one.inTransit;
          expect(refundableOf(one)).toBe(Math.max(0, one.credited - gone));
          expect(one.credited).toBeLessThanOrEqual(one.received);
          if (refundableOf(one) > 0) {
            expect(refundableOf(one) + gone).toBeLessThanOrEqual(one.received);
          }
        }
        expect(sum(numbers.map((one) => one.received))).toBe(sum(received.map((r) => r.amount)));
        expect(sum(numbers.map((one) => one.sentBack + one.inTransit))).toBe(
          sum(sent.map(({ amount }) => amount)),
        );
      }),
    );
  });

  it('is used up by sending it, whatever was sent before, and only by that', () => {
    fc.assert(
      fc.property(fc.array(receivedOf, { minLength: 1 }), fc.array(sentTo), (received, sent) => {
        for (const number of refundsByNumber(received, sent)) {
          const { operator, phoneNumber } = number;
          const all = { operator, phoneNumber, amount: refundableOf(number), isDecided: false };
          const after = refundsByNumber(received, [...sent, all]);
          const others = (numbers: typeof after) =>
            numbers
              .filter((one) => one.operator !== operator || one.phoneNumber !== phoneNumber)
              .map(refundableOf);
          const same = after.find(
            (one) => one.operator === operator && one.phoneNumber === phoneNumber,
          );
          expect(same && refundableOf(same)).toBe(0);
          expect(others(after)).toEqual(others(refundsByNumber(received, sent)));
        }
      }),
    );
  });
});
