import { refusal, server } from '@loka/client/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { show, signIn } from '@/testing/render';
import ConversationPage from './conversation';

const id = '0a000000-0000-4000-8000-00000000000f';
const [thread, messages] = ['/api/threads/{id}', '/api/threads/{id}/messages'] as const;

function open(): ReturnType<typeof show> {
  signIn();
  return show(
    <Routes>
      <Route path={paths.thread(':id')} element={<ConversationPage />} />
    </Routes>,
    { at: paths.thread(id) },
  );
}

/** The network was gone for a moment, after which pages ask again; no answer comes yet. */
async function askAgain(): Promise<void> {
  const before = server.calls('get', thread).length;
  for (const path of [thread, messages]) server.on('get', path, () => new Promise(() => undefined));
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  await waitFor(() => expect(server.calls('get', thread).length).toBeGreaterThan(before));
}

it('says that a conversation is not there, also while the page asks again by itself', async () => {
  for (const path of [thread, messages]) server.on('get', path, refusal(404, 'thread-not-found'));
  open();
  await screen.findByRole('heading', { name: 'Conversation non trouvée' });
  await askAgain();
  expect(screen.getByRole('heading', { name: 'Conversation non trouvée' })).toBeDefined();
  expect(screen.queryByText('Chargement...')).toBeNull();
});

it('says why there is nothing to read, until somebody tries again', async () => {
  for (const path of [thread, messages]) server.on('get', path, refusal(409, 'already-answered'));
  const user = open();
  await screen.findByRole('button', { name: 'Réessayer' });
  await askAgain();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Chargement...')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});
