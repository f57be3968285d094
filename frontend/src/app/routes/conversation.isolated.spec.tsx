import { newId } from '@loka/client';
import 'fake-indexeddb/auto';
import { refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Thread } from '@/api/types';
import { messageSenders } from '@/features/messages/api/kept-messages';
import { outbox } from '@/lib/offline';
import { paths } from '@/lib/paths';
import { show, signIn } from '@/testing/render';
import ConversationPage from './conversation';

const messages = '/api/threads/{id}/messages';
/** Each test has its own: what a browser keeps of another is not there. */
const anOpenThread = (): Thread => ({
  id: newId(),
  item: { id: '0a000000-0000-4000-8000-000000000011', title: 'Perceuse', image: null },
  rental: null,
  party: 'asker',
  other: {
    id: '0a000000-0000-4000-8000-000000000012',
    name: 'Awa Ndong',
    avatar: '',
    blocked: false,
  },
  last_number: 0,
  read_number: 0,
  other_read_number: 0,
  unread: 0,
  last_message: null,
  state: 'open',
});

let thread: Thread;

outbox.start(async () => messageSenders);

beforeEach(() => {
  signIn();
  thread = anOpenThread();
  server.on('get', '/api/threads/{id}', thread);
  server.on('get', messages, []);
});

/** Writes a message that is refused. */
async function write(): Promise<void> {
  const user = show(
    <Routes>
      <Route path={paths.thread(':id')} element={<ConversationPage />} />
    </Routes>,
    { at: paths.thread(thread.id) },
  );
  await user.type(await screen.findByLabelText('Votre message'), 'Bonjour');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  await screen.findByText('Non envoyé');
}

const retry = () => screen.queryByRole('button', { name: 'Réessayer' });

it('offers to send a message again that may be taken then', async () => {
  server.on('post', messages, refusal(409, 'message-id-taken'));
  await write();
  expect(retry()).not.toBeNull();
});

it('offers no second try of a message that would be refused again', async () => {
  server.on('post', messages, refusal(403, 'account-suspended'));
  await write();
  expect(screen.getByRole('button', { name: 'Supprimer' })).toBeDefined();
  expect(retry()).toBeNull();
});

it('finds by a refusal that the conversation is closed', async () => {
  server.on('post', messages, () => {
    server.on('get', '/api/threads/{id}', { ...thread, state: 'closed' });
    return refusal(409, 'member-unreachable');
  });
  await write();
  await screen.findByText(/Il n'est plus possible d'écrire/);
  expect(retry()).toBeNull();
});
