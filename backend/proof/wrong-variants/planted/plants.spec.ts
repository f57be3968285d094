import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plants } from './plants.js';

describe.each(Object.entries(plants))('%s', (_, some) => {
  it.each(some)('$name: fits the product', ({ edits }) => {
    for (const { file, from } of edits) {
      const code = readFileSync(`backend/src/${file}`, 'utf8');
      expect(code.split(from)).toHaveLength(2);
    }
  });
});
