import { describe, expect, it } from 'vitest';
import { answersOf } from './answers.js';

const requestedAt = new Date('2026-12-01T08:00:00Z');
const answeredAfter = (minutes: number | null) => ({
  requestedAt,
  answeredAt: minutes === null ? null : new Date(requestedAt.getTime() + minutes * 60_000),
});

describe('how an owner answers', () => {
  it('is not said of fewer than three decided requests', () => {
    expect(answersOf([answeredAfter(1), answeredAfter(2)])).toBeNull();
  });

  it('is the share of requests with an answer, and the time within which half of the answers came', () => {
    expect(
      answersOf([answeredAfter(10), answeredAfter(600), answeredAfter(30), answeredAfter(null)]),
    ).toEqual({
      rate: 75,
      typicalMinutes: 30,
    });
  });

  it('has no typical time without an answer', () => {
    expect(answersOf([answeredAfter(null), answeredAfter(null), answeredAfter(null)])).toEqual({
      rate: 0,
      typicalMinutes: null,
    });
  });
});
