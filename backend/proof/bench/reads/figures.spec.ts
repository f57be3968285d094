import { expect, it } from 'vitest';
import { withFigures } from './figures.js';

const figures = [
  { name: 'list', perSecond: [4_000, 3_600], goal: 0.8, p50: [0.5, 0.6], p99: [2, 3] },
  { name: 'facets', perSecond: [50_000, 10_000], goal: 0.4, p50: [0.1, 0.1], p99: [1, 1] },
] as const;

it('figures of reads stand between their marks, as a table and a picture', () => {
  const document = 'Before\n\n<!-- reads -->\nold\n<!-- /reads -->\n\nAfter\n';
  const shown = withFigures(document, 'reads', figures);
  expect(shown).toMatch(/^Before\n\n<!-- reads -->\n\| {2}\| bare.*<!-- \/reads -->\n\nAfter\n$/s);
  expect(shown).not.toContain('old');
  expect(shown).toContain('| list | 4,000 | 3,600 | **0.90** | 0.8 | 0.50 | 0.60 | 1.20 | 1.50 |');
  expect(shown).toContain('| facets | 50,000 | 10,000 | 0.20 | 0.4 |');
  expect(shown).toContain('bar [0.90, 0.20]\n  line [0.8, 0.4]');
  expect(withFigures(shown, 'reads', figures)).toBe(shown);
});

it('figures without their marks are an error', () => {
  expect(() => withFigures('Nothing', 'reads', figures)).toThrow('no place for reads');
});
