import { formatInstant } from '@loka/client';
import { aUser, refusal, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { AccountDeletion, DeletionStanding } from './account-deletion';
import { LeavingNotice } from './leaving-notice';

const path = '/api/account/deletion';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function open(state: object) {
  signIn(aUser());
  server.on('get', path, { dueAt: null, graceDays: 7, postponedDays: 30, obstacles: [], ...state });
  return show(
    <>
      <DeletionStanding />
      <AccountDeletion />
    </>,
  );
}

describe('the deletion of the account', () => {
  it('names what stands in the way, with where it is settled, and asks nothing', async () => {
    open({
      obstacles: [
        { kind: 'wallet-balance', count: 1500 },
        { kind: 'payments-received', count: 1 },
      ],
    });
    const link = await screen.findByRole('link', { name: /1\s500/ });
    expect(link).toHaveProperty('pathname', '/tableau-de-bord/portefeuille');
    expect(screen.getByText(/^1 paiement en cours pour un de vos objets/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull();
  });

  it('is asked for once the member has read what it means and confirmed it, and signs out', async () => {
    server.on('post', path, null);
    server.on('post', '/api/auth/sign-out', null);
    const user = open({});
    const ask = await screen.findByRole('button', { name: 'Supprimer mon compte' });
    expect(ask).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText(/^J'ai lu/));
    await user.click(ask);
    expect(server.calls('post', path)).toEqual([]);
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Supprimer mon compte' }));
    await waitFor(() => expect(server.calls('post', '/api/auth/sign-out')).toHaveLength(1));
    expect(server.calls('post', path).map(({ body }) => body)).toEqual([{ confirmed: true }]);
  });

  it('says what came in the way since it was read', async () => {
    const user = open({});
    const obstacles = [{ kind: 'requests-received' as const, count: 2 }];
    server.on('post', path, () => {
      server.on('get', path, { dueAt: null, graceDays: 7, postponedDays: 30, obstacles });
      return refusal(409, 'deletion-not-possible');
    });
    await user.click(await screen.findByLabelText(/^J'ai lu/));
    await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Supprimer mon compte' }));
    const link = await screen.findByRole('link', { name: /^2 demandes reçues sans réponse/ });
    expect(link).toHaveProperty('pathname', '/tableau-de-bord/demandes');
    expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull();
  });

  it('can be taken back until it is done', async () => {
    server.on('delete', path, () => {
      server.on('get', path, { dueAt: null, graceDays: 7, postponedDays: 30, obstacles: [] });
      return null;
    });
    const user = open({ dueAt: inDays(3) });
    expect(await screen.findByText(/^Votre compte sera supprimé le/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Garder mon compte' }));
    expect(await screen.findByText('Votre compte est conservé.')).toBeDefined();
    expect(server.calls('delete', path)).toHaveLength(1);
  });

  it('says only until when it is over at the latest, once its day is past', async () => {
    const dueAt = inDays(-2);
    open({ dueAt });
    show(<LeavingNotice />);
    const last = formatInstant(new Date(Date.parse(dueAt) + 30 * 86_400_000).toISOString());
    const words = `Votre compte est en cours de suppression, au plus tard le ${last}.`;
    expect(await screen.findAllByText((_, element) => element?.textContent === words)).not.toEqual(
      [],
    );
    expect(screen.queryByText(/^Votre compte sera supprimé le/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Garder mon compte' })).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Garder mon compte' })).toBeDefined();
  });
});
