import 'fake-indexeddb/auto';
import { aRental, aUser, refusal, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '@/lib/offline';
import { show, signIn } from '@/testing/render';
import { stepSenders } from '../../api/kept-steps';
import { MyRentalCard } from '../card/my-rental-card';
import { RequestCard } from '../card/request-card';

const trouble = refusal(503, 'service-unavailable');
const declare = '/api/rentals/{id}/declare-return';
const contest = '/api/rentals/{id}/contest-return';
const upload = { id: '', url: '', width: 1, height: 1 };

outbox.start(async () => stepSenders);

beforeEach(() => signIn(aUser()));
afterEach(() => Promise.all(outbox.entries().map((entry) => outbox.remove(entry))));

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('a step that could not be sent', () => {
  const rental = aRental({ status: 'en cours', actions: ['declare-return'] });

  it('is shown on its card in the place of its button, and sent by hand', async () => {
    server.on('post', declare, trouble);
    const user = show(<MyRentalCard rental={rental} />);
    await user.click(screen.getByRole('button', { name: 'Déclarer le retour' }));
    await user.click(await screen.findByRole('button', { name: "L'objet est rendu" }));
    expect(await screen.findByText("En attente d'envoi")).toBeDefined();
    expect(screen.getByText(/^Gardé sur votre téléphone/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Déclarer le retour' })).toBeNull();

    server.on('post', declare, rental);
    await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
    await waitFor(() => expect(screen.queryByText("En attente d'envoi")).toBeNull());
    const [first, second] = server.calls('post', declare).map(({ body }) => body);
    expect(first).toMatchObject({ photos: [], at: expect.any(String) });
    expect(second).toEqual(first);
  });
});

describe('a step whose form is closed before the answer', () => {
  it('stays on the card with the reason when it is refused', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.on('post', declare, async () => {
      await answered;
      return refusal(409, 'move-not-allowed');
    });
    const rental = aRental({ status: 'en cours', actions: ['declare-return'] });
    const user = show(<MyRentalCard rental={rental} />);
    await user.click(screen.getByRole('button', { name: 'Déclarer le retour' }));
    await user.click(await screen.findByRole('button', { name: "L'objet est rendu" }));
    await waitFor(() => expect(server.calls('post', declare)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(await screen.findByText("En attente d'envoi")).toBeDefined();
    answer();
    expect(await screen.findByText('Envoi refusé')).toBeDefined();
    expect(await screen.findByText(/^Envoi refusé\. Le détail/)).toBeDefined();
  });
});

describe('a step that was refused when it arrived', () => {
  const rental = aRental({ status: 'en cours', deposit: 20_000, actions: ['contest-return'] });
  const photo = { id: 'p1', type: 'image/jpeg', bytes: new ArrayBuffer(3), sent: false };
  const claim = {
    kind: 'contest-return',
    subject: rental.id,
    body: { amount: 25_000, reason: 'Le mandrin est fendu' },
    photos: [photo],
  };

  async function refusedClaim() {
    server.on('post', '/api/uploads', upload);
    server.on('post', contest, trouble);
    await outbox.submit(claim);
    server.on('post', contest, refusal(409, 'claim-out-of-range'));
    await outbox.sendNow();
  }

  it('shows why, and all that was typed and taken', async () => {
    await refusedClaim();
    show(<RequestCard rental={rental} />);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Ce montant dépasse la caution de cette location.')).toBeDefined();
    expect(plain(alert.getByText(/FCFA/).textContent)).toBe('25 000 FCFA');
    expect(alert.getByText(/Le mandrin est fendu/)).toBeDefined();
    expect(alert.getByRole('img', { name: 'Photo gardée 1' })).toBeDefined();
  });

  it('is corrected in its form, which has it all, and then gone', async () => {
    await refusedClaim();
    const user = show(<RequestCard rental={rental} />);
    await user.click(await screen.findByRole('button', { name: 'Corriger' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByDisplayValue('Le mandrin est fendu')).toBeDefined();
    expect(dialog.getByRole('img', { name: 'photo 1' })).toBeDefined();
    await user.clear(dialog.getByLabelText('Montant (FCFA)'));
    await user.type(dialog.getByLabelText('Montant (FCFA)'), '12000');
    server.on('post', contest, rental);
    await user.click(dialog.getByRole('button', { name: 'Envoyer ma demande' }));
    await waitFor(() => expect(screen.queryByText('Envoi refusé')).toBeNull());
    expect(server.calls('post', contest).at(-1)?.body).toMatchObject({ amount: 12_000 });
  });

  it('is forgotten by hand, once that was confirmed', async () => {
    await refusedClaim();
    const user = show(<RequestCard rental={rental} />);
    await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/sera perdu/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Retour' }));
    expect(screen.getByText('Envoi refusé')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }),
    );
    await waitFor(() => expect(screen.queryByText('Envoi refusé')).toBeNull());
    expect(screen.getByRole('button', { name: 'Objet abîmé ou incomplet' })).toBeDefined();
  });
});
