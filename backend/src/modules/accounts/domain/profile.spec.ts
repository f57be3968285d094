import { expect, it } from 'vitest';
import { isNameLocked } from './profile.js';

it.each([
  ['may be changed before a document is sent', 0, false],
  ['stays the same while staff compare it with the document', 1, true],
  ['stays the same once the document was approved', 2, true],
  ['may be changed after a refusal', -1, false],
])('the name %s', (_, status, isLocked) => {
  expect(isNameLocked(status)).toBe(isLocked);
});
