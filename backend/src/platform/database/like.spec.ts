import { expect, it } from 'vitest';
import { escapeLike } from './like.js';

it('wildcards of LIKE become plain characters', () => {
  expect(escapeLike('100 %_\\')).toBe('100 \\%\\_\\\\');
});
