import { describe, expect, it } from 'vitest';
import { labelsThatFit } from './labels';

const names = (labels: Parameters<typeof labelsThatFit>[0]) =>
  labelsThatFit(labels).map(({ text }) => text);

describe('the names on a map', () => {
  it('never lie over one another: the first stays', () => {
    const labels = [
      { text: 'Louis', x: 100, y: 100 },
      { text: 'Quaben', x: 110, y: 105 },
      { text: 'Glass', x: 100, y: 130 },
    ];
    expect(names(labels)).toEqual(['Louis', 'Glass']);
    expect(names(labels.toReversed())).toEqual(['Glass', 'Quaben']);
  });

  it('are never cut at an edge', () => {
    expect(
      names([
        { text: 'Montagne Sainte', x: 20, y: 100 },
        { text: 'Montagne Sainte', x: 310, y: 100 },
        { text: 'Montagne Sainte', x: 160, y: 2 },
        { text: 'Montagne Sainte', x: 160, y: 140 },
      ]),
    ).toEqual(['Montagne Sainte']);
  });
});
