import { describe, expect, it } from 'vitest';
import { answersOf } from './answers.js';

const requestedAt = new Date('2026-12-01T08:00:00Z');
const answered = (minutes: number | null) => ({
  requestedAt,
  answeredAt: minutes === null ? null : new Date(requestedAt.getTime() + minutes * 60_000),
});

describe('how an owner answers', () => {
  it('is not said of fewer than three decided requests', () => {
    expect(answersOf([answered(1), answered(2)])).toBeNull();
  });

  it('is the share of requests with an answer, and the time within which half of the answers came', () => {
    expect(answersOf([answered(10), answered(600), answered(30), answered(null)])).toEqual({
      rate: 75,
      typicalMinutes: 30,
    });
  });

  it('has no typical time without an answer', () => {
    expect(answersOf([answered(null), answered(null), answered(null)])).toEqual({
      rate: 0,
      typicalMinutes: null,
    });
  });
});
