import { Logger } from '@nestjs/common';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forEachDue } from './for-each-settled.js';

const all = Array.from({ length: 450 }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
}));
const read = ({ after, limit }: { after: string; limit: number }) =>
  Promise.resolve(all.filter(({ id }) => id > after).slice(0, limit));

beforeEach(() => {
  vi.spyOn(Logger.prototype, 'error').mockReturnValue();
});

describe('all that is due', () => {
  it('is tried once, whatever fails before it', async () => {
    const tried: string[] = [];
    const count = await forEachDue(read, async ({ id }) => {
      tried.push(id);
      if (tried.length <= 250) throw new Error('always');
    });
    expect([count, tried]).toEqual([450, all.map(({ id }) => id)]);
  });

  it('may be nothing', async () => {
    expect(await forEachDue(async () => [], vi.fn())).toBe(0);
  });
});
