import { server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import DeleteAccount from './delete-account';

it('the page about deleting an account says the days that the server gives', async () => {
  signIn();
  const state = { dueAt: null, graceDays: 9, postponedDays: 41, obstacles: [] };
  server.on('get', '/api/account/deletion', state);
  show(<DeleteAccount />);
  await screen.findByRole('heading', { name: /^Supprimé au bout de 9\sjours$/ });
  expect(screen.getByText(/^Vous avez 9\sjours pour changer d'avis/)).toBeDefined();
  expect(screen.getByText(/jusqu'à\s41\sjours de plus/)).toBeDefined();
});
