import { describe, expect, it } from 'vitest';
import { closesAt, isPublished, remindsFrom } from './publication.js';

const publishAt = new Date('2026-12-19T23:00:00Z');
const before = new Date(publishAt.getTime() - 1);

describe('a review', () => {
  it('may be written on the fourteen days that follow the last day', () => {
    expect(closesAt('2026-12-05')).toEqual(publishAt);
  });

  it('that waits for the other party is published when nobody can write any more', () => {
    expect(isPublished({ publishedAt: null, publishAt }, before)).toBe(false);
    expect(isPublished({ publishedAt: null, publishAt }, publishAt)).toBe(true);
  });

  it('stays published once it is', () => {
    expect(isPublished({ publishedAt: before, publishAt }, before)).toBe(true);
  });

  it('is called to mind three days before its time is over', () => {
    expect(remindsFrom(new Date('2026-12-16T23:00:00Z'))).toEqual(publishAt);
  });
});
