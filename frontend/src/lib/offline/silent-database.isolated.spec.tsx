import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { signIn } from '@/testing/render';
import { drafts, readOrLastSeen } from '.';

/** A request that is never answered, as WebKit has left some. */
const silent = () =>
  Object.defineProperties(Object.create(IDBOpenDBRequest.prototype), {
    addEventListener: { value: () => undefined },
    removeEventListener: { value: () => undefined },
  });

it('a database that never answers holds up what is read once, and then nothing', async () => {
  IDBFactory.prototype.open = silent;
  signIn();
  const startedAt = Date.now();
  const read = async () => ['a rental'];
  expect(await readOrLastSeen('rentals', read, { onLate: () => {} })).toEqual(['a rental']);
  expect(Date.now() - startedAt).toBeLessThan(1_000);
  expect(await drafts.read({ kind: 'item', subject: 'new' })).toBeUndefined();
  const askedAgainAt = Date.now();
  expect(await drafts.read({ kind: 'item', subject: 'new' })).toBeUndefined();
  expect(Date.now() - askedAgainAt).toBeLessThan(500);
});
