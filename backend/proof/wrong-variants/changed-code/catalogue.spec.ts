import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.js';
import { changedText, filesOf } from './code-change.js';

describe.each(Object.entries(catalogue))('%s', (_, changes) => {
  it.each(changes)('$name: fits the product', (change) => {
    for (const file of filesOf(change)) expect(() => changedText(change, file)).not.toThrow();
    for (const { from, to } of change.edits) expect(to).not.toBe(from);
  });
});
