import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeChanges } from './code-changes.js';

describe('a change to the code that tests must notice', () => {
  it.each(codeChanges)('finds its place once: $name', ({ file, from, to }) => {
    const code = readFileSync(path.join('backend/src', file), 'utf8');
    expect(code.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });
});
