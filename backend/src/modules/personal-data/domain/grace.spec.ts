import { describe, expect, it } from 'vitest';
import { deletionDueAt, postponedTo } from './grace.js';

const dueAt = new Date('2026-12-08T09:30:00Z');

describe('the deletion of an account', () => {
  it('comes seven days after it was asked for', () => {
    expect(deletionDueAt(new Date('2026-12-01T09:30:00Z'))).toEqual(dueAt);
  });

  it('is put off by a day while something is being looked into', () => {
    expect(postponedTo(dueAt, dueAt)).toEqual(new Date('2026-12-09T09:30:00Z'));
    expect(postponedTo(dueAt, new Date('2026-12-20T12:00:00Z'))).toEqual(
      new Date('2026-12-21T12:00:00Z'),
    );
  });

  it('is put off to thirty days after it was due, and no further', () => {
    const last = new Date('2027-01-07T09:30:00Z');
    expect(postponedTo(dueAt, new Date('2027-01-06T12:00:00Z'))).toEqual(last);
    expect(postponedTo(dueAt, new Date(last.getTime() - 1))).toEqual(last);
    expect(postponedTo(dueAt, last)).toBeNull();
    expect(postponedTo(dueAt, new Date('2027-02-01T00:00:00Z'))).toBeNull();
  });
});
