import { describe, expect, it } from 'vitest';
import { isReasonOf, outcomesOf, reportKinds, reportReasons } from './report-kinds.js';

describe('a report', () => {
  it.each(reportKinds)(
    'of a %s has reasons of its kind alone, and another one in free words',
    (kind) => {
      expect(reportReasons[kind].at(-1)).toBe('other');
      expect(isReasonOf(kind, 'other')).toBe(true);
    },
  );

  it('of a rental is not for what is said of an object', () => {
    expect(isReasonOf('rental', 'stolen')).toBe(false);
    expect(isReasonOf('item', 'stolen')).toBe(true);
  });

  it('ends with help only when help was asked for', () => {
    expect(outcomesOf('rental', false)).toEqual(['nothing', 'helped', 'warned', 'frozen']);
    expect(outcomesOf('item', true)).toEqual(['nothing', 'warned', 'hidden', 'frozen']);
  });

  it('hides nothing that cannot be hidden', () => {
    expect(outcomesOf('member', false)).not.toContain('hidden');
  });
});
