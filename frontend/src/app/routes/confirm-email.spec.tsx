import { aUser, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, show, signIn } from '@/testing/render';
import ConfirmEmail from './confirm-email';

const confirmPath = '/api/auth/confirm-email';
const request = '/objet/1?suite=1#demande';
const waiting = `/confirmation-email?${new URLSearchParams({ redirect: request })}`;
const link = '/confirmation-email?token=abc';

beforeEach(() => localStorage.clear());

const button = (name: string) => screen.findByRole('link', { name });

const open = (at: string) =>
  show(
    <Routes>
      <Route path="/confirmation-email" element={<ConfirmEmail />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );

/** The first tab, which keeps the way back and is then left alone. */
async function wait() {
  signIn(aUser({ emailVerified: false }));
  open(waiting);
  await screen.findByText('awa@loka.example');
}

it('the tab that waits goes on by itself, and says why', async () => {
  signIn();
  open(waiting);
  await waitFor(() => expect(address()).toBe('/objet/1?suite=1'));
  expect(screen.getByText('Adresse e-mail confirmée.')).toBeDefined();
});

describe('the link of the confirmation mail', () => {
  it('says in its tab that the address is confirmed, and goes on where the other tab would', async () => {
    await wait();
    server.on('post', confirmPath, null);
    server.on('get', '/api/auth/session', aUser());
    open(link);
    const heading = 'Adresse confirmée';
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
    expect((await button('Continuer')).getAttribute('href')).toBe(request);
  });

  it('leads to the dashboard when nothing else was wanted', async () => {
    signIn(aUser({ emailVerified: false }));
    server.on('post', confirmPath, null);
    open(link);
    const next = await button('Voir mon tableau de bord');
    expect(next.getAttribute('href')).toBe('/tableau-de-bord');
  });

  it('asks who has no session in this browser to sign in', async () => {
    server.on('post', confirmPath, null);
    open(link);
    expect(await screen.findByText(/elle continue toute seule/)).toBeDefined();
    expect((await button('Se connecter')).getAttribute('href')).toBe('/connexion');
  });

  it('that was followed before still says that the address is confirmed', async () => {
    signIn();
    server.on('post', confirmPath, refusal(410, 'link-expired'));
    open(link);
    expect(await screen.findByText(/est confirmée/)).toBeDefined();
  });

  it('that has expired says so, and offers another mail', async () => {
    signIn(aUser({ emailVerified: false }));
    server.on('post', confirmPath, refusal(410, 'link-expired'));
    open(link);
    expect(await screen.findByText(/^Ce lien a expiré/)).toBeDefined();
    expect(screen.getByRole('button', { name: "Renvoyer l'e-mail" })).toBeDefined();
  });
});
