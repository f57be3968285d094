import 'fake-indexeddb/auto';
import { aRental, aUser, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { favouriteSenders } from '@/features/favourites';
import { stepSenders } from '@/features/rentals';
import { outbox } from '@/lib/offline';
import { paths } from '@/lib/paths';
import { show, signIn } from '@/testing/render';
import { OfflineNotice } from './offline-notice';

const declare = '/api/rentals/{id}/declare-return';
const declared = { kind: 'declare-return', subject: 'r1', body: {}, photos: [] };

outbox.start(async () => ({ ...stepSenders, ...favouriteSenders }));

beforeEach(() => signIn(aUser()));
afterEach(() => Promise.all(outbox.entries().map((entry) => outbox.remove(entry))));

async function keep() {
  server.on('post', declare, refusal(503, 'service-unavailable'));
  await outbox.submit(declared);
}

it('sends what waits', async () => {
  await keep();
  const user = show(<OfflineNotice />, { at: paths.profile });
  server.on('post', declare, aRental());
  await user.click(await screen.findByRole('button', { name: 'Envoyer maintenant' }));
  await waitFor(() => expect(screen.queryByText(/parti/)).toBeNull());
});

it('leads to what was refused, which is not sent again', async () => {
  await keep();
  server.on('post', declare, refusal(409, 'move-not-allowed'));
  await outbox.sendNow();
  show(<OfflineNotice />, { at: paths.profile });
  expect(await screen.findByText(/envoi a été refusé/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Envoyer maintenant' })).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([paths.myRentals, paths.requests]);
});

it('leaves out a heart, which stands on no rental', async () => {
  await keep();
  server.on('put', '/api/favourites/{itemId}', refusal(503, 'service-unavailable'));
  await outbox.submit({ kind: 'save-favourite', subject: 'i1', body: {}, photos: [] });
  expect(outbox.entries()).toHaveLength(2);
  show(<OfflineNotice />, { at: paths.favourites });
  expect(await screen.findByText(/^1\senvoi n'est pas parti/)).toBeDefined();
});
