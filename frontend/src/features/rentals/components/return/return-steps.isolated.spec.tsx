import 'fake-indexeddb/auto';
import { aRental, refusal, server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RentalStep } from '@/api/types';
import { DialogButton } from '@/components/ui/late-dialog';
import { outbox } from '@/lib/offline';
import { show, signIn } from '@/testing/render';
import { stepSenders } from '../../api/kept-steps';
import { late } from '../../late-dialogs';
import { KeptStepButton } from '../steps/kept-step-button';
import { MissingAnswers } from './missing-answers';

outbox.start(async () => stepSenders);

beforeEach(() => signIn());

const contested = aRental({
  status: 'terminée',
  return_status: 'contested',
  claim: { claimed: 12_000, offered: null },
  return_due_at: '2026-12-15T10:00:00.000Z',
  actions: ['accept-claim', 'counter-claim'],
  effects: [
    {
      action: 'accept-claim',
      amount: null,
      refund: 0,
      delivery: 0,
      deposit: 8_000,
      owner: 12_000,
      frees: null,
    },
  ],
});
const claim: RentalStep = {
  event: 'contest-return',
  at: '2026-12-13T10:00:00.000Z',
  device_at: null,
  change: null,
  postponed: null,
  by: 'owner',
  amounts: [],
  reason: 'Le mandrin est fendu',
  claimed: 12_000,
  photos: [],
  receipt: null,
};
const history = '/api/rentals/{id}/history';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a renter who is asked for a part of the deposit', () => {
  it('reads why, and what each answer does', async () => {
    server.on('get', history, [claim]);
    const user = show(
      <DialogButton load={late.answerClaim} props={{ rental: contested }}>
        Répondre
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Répondre' }));
    expect(await screen.findByText('Le mandrin est fendu')).toBeDefined();
    const dialog = plain(screen.getByRole('dialog').textContent);
    expect(dialog).toContain('Accepter : 12 000 FCFA au propriétaire');
    expect(dialog).toContain('8 000 FCFA vous reviennent aussitôt.');
    expect(dialog).toContain("Sans réponse, l'équipe Loka décide.");
  });

  it('agrees to it', async () => {
    const path = '/api/rentals/{id}/accept-claim';
    server.on('get', history, [claim]);
    server.on('post', path, contested);
    const user = show(
      <DialogButton load={late.answerClaim} props={{ rental: contested }}>
        Répondre
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Répondre' }));
    await user.click(await screen.findByRole('radio', { name: /Accepter/ }));
    await user.click(screen.getByRole('button', { name: 'Envoyer ma réponse' }));
    expect(await screen.findByText('Réponse envoyée au propriétaire.')).toBeDefined();
    expect(server.calls('post', path)).toHaveLength(1);
  });

  it('offers less with a reason; what is missing is said, and what is typed stays on a refusal', async () => {
    const path = '/api/rentals/{id}/counter-claim';
    server.on('get', history, [claim]);
    server.on('post', path, refusal(409, 'move-not-allowed'));
    const user = show(
      <DialogButton load={late.answerClaim} props={{ rental: contested }}>
        Répondre
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Répondre' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer ma réponse' }));
    expect(screen.getByText('Choisissez une réponse.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /Proposer moins/ }));
    await user.type(screen.getByLabelText('Montant (FCFA)'), '12000');
    await user.click(screen.getByRole('button', { name: 'Envoyer ma réponse' }));
    expect(plain(screen.getByText(/^Moins de/).textContent)).toBe('Moins de 12 000 FCFA.');
    expect(screen.getByText('Expliquez en quelques mots.')).toBeDefined();
    expect(server.calls('post', path)).toHaveLength(0);
    await user.clear(screen.getByLabelText('Montant (FCFA)'));
    await user.type(screen.getByLabelText('Montant (FCFA)'), '5000');
    await user.type(screen.getByLabelText('Pourquoi'), 'Il était déjà fendu');
    await user.click(screen.getByRole('button', { name: 'Envoyer ma réponse' }));
    expect(
      await screen.findByText("Cette action n'est plus possible pour cette location."),
    ).toBeDefined();
    expect(server.calls('post', path).map(({ body }) => body)).toEqual([
      { amount: 5_000, reason: 'Il était déjà fendu' },
    ]);
    expect(screen.getByDisplayValue('Il était déjà fendu')).toBeDefined();
  });
});

describe('an owner who is offered less', () => {
  it('refuses with a reason', async () => {
    const path = '/api/rentals/{id}/refuse-offer';
    const rental = aRental({ claim: { claimed: 12_000, offered: 5_000 } });
    server.on('get', history, [{ ...claim, event: 'counter-claim', reason: 'Déjà abîmé' }]);
    server.on('post', path, rental);
    const user = show(
      <DialogButton load={late.answerOffer} props={{ rental }}>
        Répondre
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Répondre' }));
    await user.click(await screen.findByRole('radio', { name: /Refuser/ }));
    await user.type(screen.getByLabelText('Pourquoi'), 'Voyez mes photos');
    await user.click(screen.getByRole('button', { name: 'Envoyer ma réponse' }));
    expect(await screen.findByText('Réponse envoyée au locataire.')).toBeDefined();
    expect(server.calls('post', path)[0]?.body).toEqual({ reason: 'Voyez mes photos' });
  });
});

describe('an owner whose object came back damaged', () => {
  it('is told what a claim still lacks, and is led to the first of it', async () => {
    const rental = aRental({ actions: ['contest-return'] });
    const user = show(
      <KeptStepButton rental={rental} step="contest-return">
        Objet abîmé ou incomplet
      </KeptStepButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Objet abîmé ou incomplet' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Montant (FCFA)'), '20001');
    await user.click(dialog.getByRole('button', { name: 'Envoyer ma demande' }));
    expect(plain(dialog.getByText(/^De 1 à/).textContent)).toBe('De 1 à 20 000 FCFA.');
    expect(dialog.getByText('Expliquez en quelques mots.')).toBeDefined();
    expect(dialog.getByText('Ajoutez au moins une photo.')).toBeDefined();
    const [amount, reason] = dialog.getAllByRole('textbox');
    expect(document.activeElement).toBe(amount);
    await user.clear(amount as HTMLElement);
    await user.type(amount as HTMLElement, '2000');
    await user.click(dialog.getByRole('button', { name: 'Envoyer ma demande' }));
    expect(document.activeElement).toBe(reason);
    await user.type(reason as HTMLElement, 'Le mandrin est fendu');
    await user.click(dialog.getByRole('button', { name: 'Envoyer ma demande' }));
    expect(document.activeElement?.getAttribute('type')).toBe('file');
  });
});

describe('a renter whose object is said to be missing', () => {
  const missing = aRental({ return_status: 'missing', actions: ['answer-missing'] });
  const report: RentalStep = { ...claim, event: 'report-missing', claimed: null };
  const answered: RentalStep = {
    ...{ ...report, event: 'answer-missing', by: 'renter' },
    reason: 'Rendu à son frère',
  };

  it('reads why, and answers in words of their own', async () => {
    const path = '/api/rentals/{id}/answer-missing';
    server.on('get', history, [report]);
    server.on('post', path, missing);
    const user = show(
      <KeptStepButton rental={missing} step="answer-missing">
        Répondre
      </KeptStepButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Répondre' }));
    expect(await screen.findByText('Le mandrin est fendu')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Envoyer ma réponse' }));
    expect(screen.getByText('Expliquez en quelques mots.')).toBeDefined();
    await user.type(screen.getByLabelText("Ce qui s'est passé"), 'Rendu à son frère');
    await user.click(screen.getByRole('button', { name: 'Envoyer ma réponse' }));
    expect(await screen.findByText(/Réponse envoyée au propriétaire/)).toBeDefined();
    await expect
      .poll(() => server.calls('post', path).map(({ body }) => body.reason))
      .toEqual(['Rendu à son frère']);
  });

  it.each([
    ['renter', 'Votre réponse'],
    ['owner', 'Réponse du locataire'],
  ] as const)('sees it, as the %s does', async (party, whose) => {
    server.on('get', history, [report, answered]);
    show(<MissingAnswers rental={missing} party={party} />);
    expect(await screen.findByText(new RegExp(whose))).toBeDefined();
    expect(screen.getByText('Rendu à son frère')).toBeDefined();
  });
});

describe('an owner whose object is not back', () => {
  it('says so with what happened', async () => {
    const path = '/api/rentals/{id}/report-missing';
    server.on('post', path, aRental());
    const user = show(
      <DialogButton load={late.reportMissing} props={{ rental: aRental() }}>
        Objet non rendu
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Objet non rendu' }));
    await user.type(
      await screen.findByLabelText("Ce qui s'est passé"),
      'Trois appels sans réponse',
    );
    await user.click(screen.getByRole('button', { name: 'Signaler à Loka' }));
    expect(await screen.findByText(/Signalé/)).toBeDefined();
    expect(server.calls('post', path)[0]?.body).toEqual({ reason: 'Trois appels sans réponse' });
  });
});
