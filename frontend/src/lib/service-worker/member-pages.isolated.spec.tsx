import 'fake-indexeddb/auto';
import { aUser } from '@loka/client/testing';
import { beforeEach, expect, it } from 'vitest';
import { sessionStore } from '@/api/client';
import { forgetLastSeen, readOrLastSeen } from '@/lib/offline';
import { DATABASE, MY_RENTALS, SESSION, THREADS } from '@/lib/seen-names';
import { memberPages } from './member-pages';

const user = aUser();

/** Kept behind what is shown. */
async function see(name: string): Promise<void> {
  await readOrLastSeen(name, async () => [], { onLate: () => undefined });
}

const shown = async () => (await memberPages()).map(({ name }) => name);

beforeEach(() => sessionStore.save({ token: 'access-token', user }));

it('makes no database where none is', async () => {
  expect(await memberPages()).toEqual([]);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE);
});

it('names the pages that were seen, and no other', async () => {
  await see(SESSION);
  await see(THREADS);
  await expect.poll(shown).toEqual(['Messages']);
  await see(MY_RENTALS);
  await expect.poll(shown).toEqual(['Mes locations', 'Messages']);
  expect(await memberPages()).toContainEqual({
    userId: user.id,
    address: '/tableau-de-bord/messages',
    name: 'Messages',
  });
});

it('names none once the session is over', async () => {
  await see(SESSION);
  await see(THREADS);
  await forgetLastSeen();
  expect(await memberPages()).toEqual([]);
});
