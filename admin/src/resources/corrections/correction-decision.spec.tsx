import { aProposedCorrection, page, refusal, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/render';
import { CorrectionDecision } from './correction-decision';
import { CorrectionFacts } from './correction-facts';
import { ProposedCorrections } from './proposed-corrections';

const approve = '/api/admin/corrections/{id}/approve';
const refuse = '/api/admin/corrections/{id}/refuse';
const takeBack = '/api/admin/corrections/{id}/take-back';
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('the decision about a correction', () => {
  it('is another admin’s, who approves it', async () => {
    server.on('post', approve, aProposedCorrection({ status: 'approved' }));
    const user = show(<CorrectionDecision correction={aProposedCorrection()} />);
    expect(button('Reprendre la correction')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    await waitFor(() => expect(server.calls('post', approve)).toHaveLength(1));
    expect(await screen.findByText('Correction approuvée et inscrite.')).toBeDefined();
  });

  it('is explained when it is a refusal', async () => {
    server.on('post', refuse, aProposedCorrection({ status: 'refused' }));
    const user = show(<CorrectionDecision correction={aProposedCorrection()} />);
    await user.click(screen.getByRole('button', { name: 'Refuser' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'La raison ne suffit pas' }));
    await user.click(dialog.getByRole('button', { name: 'Refuser' }));
    await waitFor(() =>
      expect(server.calls('post', refuse).map(({ body }) => body)).toEqual([
        { reason: 'La raison ne suffit pas' },
      ]),
    );
  });

  it('is never who proposed it, who is told so and may take it back', async () => {
    server.on('post', takeBack, aProposedCorrection({ status: 'taken_back' }));
    const own = aProposedCorrection({ mayDecide: false, mayTakeBack: true });
    const user = show(<CorrectionDecision correction={own} />);
    expect(screen.queryByText(/une autre personne de l'administration doit/)).not.toBeNull();
    expect(button('Approuver')).toBeNull();
    expect(button('Refuser')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reprendre la correction' }));
    await waitFor(() => expect(server.calls('post', takeBack)).toHaveLength(1));
  });

  it('is not offered to whom it concerns', () => {
    const about = aProposedCorrection({ mayDecide: false });
    show(<CorrectionDecision correction={about} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/Une autre personne de l'administration/)).not.toBeNull();
  });

  it('waits while the account holds too little, but can be a refusal', () => {
    const large = aProposedCorrection({ amount: -60_000, balance: 59_999 });
    show(<CorrectionDecision correction={large} />);
    expect(screen.queryByText(/ne contient pas ce montant/)).not.toBeNull();
    expect(button('Approuver')?.disabled).toBe(true);
    expect(button('Refuser')?.disabled).toBe(false);
  });

  it('says what the server refuses', async () => {
    const detail = 'Cette correction a expiré.';
    server.on('post', approve, refusal(409, 'correction-expired', { detail }));
    const user = show(<CorrectionDecision correction={aProposedCorrection()} />);
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    expect(await screen.findByText(detail)).toBeDefined();
  });

  it('is over once it was taken', () => {
    show(<CorrectionDecision correction={aProposedCorrection({ status: 'expired' })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the facts of a correction', () => {
  const value = (name: string) => plain(screen.queryByText(name)?.nextElementSibling?.textContent);

  it('are what is proposed, by whom, and what it would make of the account', () => {
    show(<CorrectionFacts correction={aProposedCorrection({ amount: -25_000 })} />);
    expect(value('Montant')).toBe('− 25 000 FCFA');
    expect(value('Solde actuel')).toBe('40 000 FCFA');
    expect(value('Après correction')).toBe('15 000 FCFA');
    expect(value('Proposée par')).toBe('Eve Ondo');
    expect(screen.queryByText('À approuver')).not.toBeNull();
  });

  it('say why it was refused', () => {
    const refused = aProposedCorrection({
      status: 'refused',
      decidedBy: { id: '0a000000-0000-4000-8000-000000000090', name: 'Ada Nze' },
      decidedAt: '2026-11-21T08:00:00.000Z',
      refusalReason: 'Déjà remboursé',
    });
    show(<CorrectionFacts correction={refused} />);
    expect(value('Par')).toBe('Ada Nze');
    expect(value('Raison du refus')).toBe('Déjà remboursé');
    expect(screen.queryByText('Après correction')).toBeNull();
  });
});

describe('the page of a member', () => {
  it('shows the last corrections that needed two, with what became of them', async () => {
    const { member } = aProposedCorrection();
    const expired = { id: '0a000000-0000-4000-8000-000000000097', status: 'expired' } as const;
    const rows = [aProposedCorrection(), aProposedCorrection(expired)];
    server.on('get', '/api/admin/corrections', page(rows));
    show(<ProposedCorrections userId={member.id} />);
    expect(await screen.findByText('À approuver')).toBeDefined();
    expect(screen.queryByText('Expirée')).not.toBeNull();
    const asked = server.calls('get', '/api/admin/corrections')[0]?.query;
    expect(asked?.get('userId')).toBe(member.id);
  });
});
