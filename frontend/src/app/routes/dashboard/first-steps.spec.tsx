import { aUser } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '@/api/types';
import { VERIFIER } from '@/features/verification';
import { show } from '@/testing/render';
import { FirstSteps } from './first-steps';

function states(user: Partial<User>) {
  show(<FirstSteps user={aUser(user)} />);
  return screen
    .getAllByRole('heading')
    .map(({ textContent }) => textContent?.replace('\u00a0', ' '));
}
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('begin with the address', () => {
  expect(states({ emailVerified: false, verifier: VERIFIER.none })).toEqual([
    'Adresse e-mail : À faire',
    'Identité : Ensuite',
    'Premier objet : Ensuite',
  ]);
  expect(links()).toEqual(['Confirmer mon adresse', 'Ajouter un objet']);
});

it('say within how long papers are looked at, before and after they were sent', async () => {
  expect(states({ emailVerified: true, verifier: VERIFIER.none })[1]).toBe('Identité : À faire');
  expect(links()).toEqual(['Vérifier mon identité', 'Ajouter un objet']);
  expect(await screen.findByText(/répond sous 47\sheures/)).toBeDefined();
});

it('wait while the team looks at the papers', async () => {
  expect(states({ emailVerified: true, verifier: VERIFIER.pending })[1]).toBe(
    'Identité : En attente',
  );
  expect(await screen.findByText(/^Papiers reçus.*sous 47\sheures/)).toBeDefined();
  expect(links()).toEqual(['Ajouter un objet']);
});

it('say why papers were refused', () => {
  states({ emailVerified: true, verifier: VERIFIER.refused, verificationReason: 'Photo floue.' });
  const identity = within(screen.getAllByRole('listitem')[1] as HTMLElement);
  expect(identity.getByText(/Refusée\s: Photo floue\./)).toBeDefined();
});

it('end with the first object', () => {
  expect(states({ emailVerified: true, verifier: VERIFIER.verified })).toEqual([
    'Adresse e-mail : Fait',
    'Identité : Fait',
    'Premier objet : À faire',
  ]);
});
