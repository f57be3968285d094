import { describe, expect, it } from 'vitest';
import { FailedSignIns } from './failed-sign-ins.js';

const now = new Date('2026-12-01T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

function failedTimes(times: number): FailedSignIns {
  const failures = new FailedSignIns();
  for (let time = 0; time < times; time++) failures.add('a@loka.example', now);
  return failures;
}

describe('wrong passwords', () => {
  it('block an address at the tenth, and no other address', () => {
    expect(failedTimes(9).isBlocked('a@loka.example', now)).toBe(false);
    expect(failedTimes(10).isBlocked('a@loka.example', now)).toBe(true);
    expect(failedTimes(10).isBlocked('b@loka.example', now)).toBe(false);
  });

  it('are forgotten a quarter of an hour after the first', () => {
    expect(failedTimes(10).isBlocked('a@loka.example', later(15))).toBe(false);
  });

  it('are forgotten after a right one', () => {
    const failures = failedTimes(10);
    failures.clear('a@loka.example');
    expect(failures.isBlocked('a@loka.example', now)).toBe(false);
  });
});
