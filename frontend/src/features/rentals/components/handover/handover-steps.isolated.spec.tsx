import { aRental, refusal, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RentalStep } from '@/api/types';
import { outbox } from '@/lib/offline';
import { show, signIn } from '@/testing/render';
import { stepSenders } from '../../api/kept-steps';
import { MyRentalCard } from '../card/my-rental-card';
import { RequestCard } from '../card/request-card';

outbox.start(async () => stepSenders);
beforeEach(() => signIn());

const due = '2026-12-11T23:00:00.000Z';
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');

describe('what has a deadline on the start day', () => {
  it.each([
    [MyRentalCard, 'report-not-received', 'Objet non remis'],
    [RequestCard, 'report-absent', 'Locataire absent'],
  ] as const)('is in sight: %o', (Card, action, label) => {
    show(<Card rental={aRental({ status: 'en cours', actions: [action] })} />);
    expect(screen.getByRole('button', { name: label }).closest('details')).toBeNull();
  });
});

describe('the renter on the start day', () => {
  it('has the code to show, and may say that there was no object', async () => {
    const path = '/api/rentals/{id}/report-not-received';
    const rental = aRental({
      status: 'en cours',
      handover_code: '4821',
      handover_due_at: due,
      actions: ['report-not-received'],
    });
    server.on('post', path, rental);
    const user = show(<MyRentalCard rental={rental} />);
    const code = within(screen.getByRole('region', { name: 'Code de remise' }));
    expect(code.getByText('4 8 2 1')).toBeDefined();
    expect(code.getByText(/Montrez ce code/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Objet non remis' }));
    await user.type(await screen.findByLabelText("Ce qui s'est passé"), 'Personne au rendez-vous');
    await user.click(screen.getByRole('button', { name: 'Signaler' }));
    expect(await screen.findByText('Signalé.')).toBeDefined();
    expect(server.calls('post', path)[0]?.body).toMatchObject({
      reason: 'Personne au rendez-vous',
    });
  });

  it('answers the owner who waited alone', async () => {
    const history = '/api/rentals/{id}/history';
    const report: RentalStep = {
      event: 'report-absent',
      at: due,
      device_at: null,
      by: 'owner',
      amounts: [],
      reason: 'Une heure devant chez moi',
      claimed: null,
      photos: [],
      receipt: null,
      change: null,
      postponed: null,
    };
    server.on('get', history, [report]);
    server.on('post', '/api/rentals/{id}/deny-absence', aRental());
    const rental = aRental({
      status: 'en cours',
      handover_status: 'renter_absent',
      handover_due_at: due,
      actions: ['admit-absence', 'deny-absence'],
    });
    const user = show(<MyRentalCard rental={rental} />);
    await user.click(screen.getByRole('button', { name: 'Répondre' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Une heure devant chez moi')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Envoyer ma réponse' }));
    expect(dialog.getByText('Choisissez une réponse.')).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: /J'étais là/ }));
    await user.type(dialog.getByLabelText("Ce qui s'est passé"), 'J’y étais dès huit heures');
    await user.click(dialog.getByRole('button', { name: 'Envoyer ma réponse' }));
    expect(await screen.findByText('Réponse envoyée.')).toBeDefined();
  });
});

describe('the owner on the start day', () => {
  const path = '/api/rentals/{id}/hand-over';
  const rental = aRental({ status: 'en cours', handover_due_at: due, actions: ['hand-over'] });

  it('is told at the field what is wrong with the code, which stays', async () => {
    server.on('post', path, refusal(422, 'handover-code-wrong', { state: { tries_left: '3' } }));
    const user = show(<RequestCard rental={rental} />);
    await user.click(screen.getByRole('button', { name: "Remettre l'objet" }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Code du locataire'), '48');
    await user.click(dialog.getByRole('button', { name: 'Confirmer la remise' }));
    expect(dialog.getByText('Quatre chiffres.')).toBeDefined();
    expect(server.calls('post', path)).toHaveLength(0);
    await user.type(dialog.getByLabelText('Code du locataire'), '2x1');
    await user.click(dialog.getByRole('button', { name: 'Confirmer la remise' }));
    expect(plain(await dialog.findByText(/Ce n'est pas le code/))).toContain(
      'Il vous reste 3 essais.',
    );
    expect(dialog.getByDisplayValue('4821')).toBeDefined();

    server.on('post', path, rental);
    await user.click(dialog.getByRole('button', { name: 'Confirmer la remise' }));
    expect(
      await screen.findByText('Objet remis. Vous pouvez retirer le prix de la location.'),
    ).toBeDefined();
    expect(server.calls('post', path).at(-1)?.body).toMatchObject({ code: '4821' });
  });

  it('has no button once the code is locked', () => {
    show(<RequestCard rental={{ ...rental, handover_tries_left: 0 }} />);
    expect(screen.queryByRole('button', { name: "Remettre l'objet" })).toBeNull();
  });

  it('reads how many tries are left before entering a code', async () => {
    const user = show(<RequestCard rental={{ ...rental, handover_tries_left: 2 }} />);
    await user.click(screen.getByRole('button', { name: "Remettre l'objet" }));
    expect(plain(screen.getByText(/^Il vous reste/))).toBe('Il vous reste 2 essais.');
  });

  it('hands over by a list that was last seen the day before', () => {
    const seen = aRental({ status: 'acceptée', start_date: '2020-01-01', actions: ['cancel'] });
    show(<RequestCard rental={seen} />);
    expect(screen.getByRole('button', { name: "Remettre l'objet" })).toBeDefined();
  });

  it('agrees that there was no handover', async () => {
    server.on('get', '/api/rentals/{id}/history', []);
    server.on('post', '/api/rentals/{id}/admit-not-received', aRental());
    const contested = aRental({
      handover_status: 'not_received',
      handover_due_at: due,
      actions: ['admit-not-received', 'deny-not-received'],
    });
    const user = show(<RequestCard rental={contested} />);
    await user.click(screen.getByRole('button', { name: 'Répondre' }));
    await user.click(await screen.findByRole('radio', { name: /C'est vrai/ }));
    await user.click(screen.getByRole('button', { name: 'Envoyer ma réponse' }));
    const admitted = () => server.calls('post', '/api/rentals/{id}/admit-not-received');
    await waitFor(() => expect(admitted()).toHaveLength(1));
  });
});
