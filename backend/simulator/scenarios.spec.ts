import { describe, expect, it } from 'vitest';
import {
  amountOf,
  behaviourOf,
  PAYMENTS,
  statusRead,
  type TransactionType,
  trueStatus,
} from './scenarios.js';

const NEVER_READ = 0;
const statusAt = (script: string, seconds: number, type: TransactionType = 'PAYMENT') =>
  trueStatus(behaviourOf(type, `077000${script}`), seconds);

describe('a payment', () => {
  it.each([
    ['001', 2.9, 'PENDING'],
    ['001', 3, 'SUCCESS'],
    ['002', 3, 'FAILED'],
    ['003', 0, 'FAILED'],
    ['004', 119, 'PENDING'],
    ['004', 120, 'FAILED'],
    ['005', 94, 'PENDING'],
    ['005', 95, 'SUCCESS'],
    ['006', 3, 'SUCCESS'],
    ['008', 0, 'SUCCESS'],
    ['009', 0, 'SUCCESS'],
    ['010', 0, 'SUCCESS'],
    ['014', 3, 'FAILED'],
    ['020', 3, 'FAILED'],
    ['021', 3, 'FAILED'],
    ['022', 3, 'FAILED'],
    ['023', 3, 'FAILED'],
    ['024', 2, 'PENDING'],
    ['024', 3, 'FAILED'],
    ['024', 10_799, 'FAILED'],
    ['024', 10_800, 'SUCCESS'],
    ['016', 1199, 'PENDING'],
    ['016', 1200, 'SUCCESS'],
  ] as const)('to a number ending in %s is after %d s %s', (script, seconds, status) => {
    expect(statusAt(script, seconds)).toBe(status);
  });

  it('to a number not listed succeeds as 001 does', () => {
    expect(behaviourOf('PAYMENT', '066123456')).toEqual(PAYMENTS['001']);
  });

  it('depends on the number, not on the operator', () => {
    expect(behaviourOf('PAYMENT', '066000002')).toBe(behaviourOf('PAYMENT', '077000002'));
  });

  it.each([
    ['011', 'NOT_FOUND'],
    ['012', 'AMBIGUOUS'],
  ] as const)('ending in %s is read as %s three times, then as it is', (script, answer) => {
    const behaviour = behaviourOf('PAYMENT', `077000${script}`);
    const reads = [0, 1, 2, 3].map((earlier) => statusRead(behaviour, 60, earlier));
    expect(reads).toEqual([answer, answer, answer, 'SUCCESS']);
  });

  it('ending in 013 transfers another amount than requested, once it is settled', () => {
    const behaviour = behaviourOf('PAYMENT', '077000013');
    expect(amountOf(behaviour, 2, 5000)).toBe(5000);
    expect(amountOf(behaviour, 3, 5000)).toBe(2500);
  });

  it('ending in 014 succeeds according to its forged callback alone', () => {
    const behaviour = behaviourOf('PAYMENT', '077000014');
    expect(behaviour.callback?.status).toBe('SUCCESS');
    expect(statusRead(behaviour, 3600, NEVER_READ)).toBe('FAILED');
  });

  it.each(Object.entries(PAYMENTS).filter(([script]) => script !== '014'))(
    'ending in %s never has a callback against what is true by then',
    (_script, behaviour) => {
      const { callback } = behaviour;
      if (callback) expect(trueStatus(behaviour, callback.after)).toBe(callback.status);
    },
  );
});

describe('a payout', () => {
  it('is settled at once', () => {
    expect(statusAt('001', 0, 'GIVE_CHANGE')).toBe('SUCCESS');
  });

  it('ending in 017 gets no answer and succeeds later', () => {
    expect(behaviourOf('GIVE_CHANGE', '077000017').reply).toBe('never');
    expect(statusAt('017', 29, 'GIVE_CHANGE')).toBe('PENDING');
    expect(statusAt('017', 30, 'GIVE_CHANGE')).toBe('SUCCESS');
  });

  it('ending in 025 pays half of what was requested', () => {
    const behaviour = behaviourOf('GIVE_CHANGE', '077000025');
    expect(amountOf(behaviour, 0, 15_000)).toBe(7_500);
  });

  it('ending in 018 fails clearly', () => {
    expect(statusAt('018', 0, 'GIVE_CHANGE')).toBe('FAILED');
  });
});
