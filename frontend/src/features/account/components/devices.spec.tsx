import { server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SignIn } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { Devices } from './devices';

const at = '2026-11-20T09:30:00.000Z';
const device = (place: number): SignIn => ({
  id: `0a000000-0000-4000-8000-00000000010${place}`,
  name: `Appareil ${place}`,
  kind: 'phone',
  isCurrent: place === 1,
  signedInAt: at,
  lastUsedAt: at,
});

it('shows five devices, then more; all others can be signed out from the beginning', async () => {
  signIn();
  server.on('get', '/api/auth/sessions', [1, 2, 3, 4, 5, 6, 7].map(device));
  const user = show(<Devices />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Déconnecter tous les autres' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Voir plus, appareils connectés' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});
