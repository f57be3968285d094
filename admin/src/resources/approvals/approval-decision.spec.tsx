import { anApproval, page, refusal, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/render';
import { ApprovalDecision } from './approval-decision';
import { ApprovalFacts } from './approval-facts';
import { ProposedActs } from './proposed-acts';

const approve = '/api/admin/approvals/{id}/approve';
const refuse = '/api/admin/approvals/{id}/refuse';
const takeBack = '/api/admin/approvals/{id}/take-back';
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

describe('the decision about an act of two', () => {
  it('is another admin’s, who approves it', async () => {
    server.on('post', approve, anApproval({ status: 'approved' }));
    const user = show(<ApprovalDecision approval={anApproval()} />);
    expect(button('Reprendre la proposition')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    await waitFor(() => expect(server.calls('post', approve)).toHaveLength(1));
    expect(await screen.findByText("Approuvé. C'est fait.")).toBeDefined();
  });

  it('is explained when it is a refusal', async () => {
    server.on('post', refuse, anApproval({ status: 'refused' }));
    const user = show(<ApprovalDecision approval={anApproval()} />);
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

  it('is not offered to who proposed it, who reads why and may take it back', async () => {
    server.on('post', takeBack, anApproval({ status: 'taken_back' }));
    const whyNotDecide = 'Vous avez proposé cet acte : une autre personne doit en décider.';
    const own = anApproval({ mayDecide: false, mayTakeBack: true, whyNotDecide });
    const user = show(<ApprovalDecision approval={own} />);
    expect(screen.queryByText(whyNotDecide)).not.toBeNull();
    expect(button('Approuver')).toBeNull();
    expect(button('Refuser')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reprendre la proposition' }));
    await waitFor(() => expect(server.calls('post', takeBack)).toHaveLength(1));
  });

  it('says what the server refuses', async () => {
    const detail = "Le compte du membre ne contient plus ce montant : rien n'a été pris.";
    server.on('post', approve, refusal(409, 'correction-not-covered', { detail }));
    const user = show(<ApprovalDecision approval={anApproval()} />);
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    expect(await screen.findByText(detail)).toBeDefined();
  });

  it('is over once it was taken', () => {
    show(<ApprovalDecision approval={anApproval({ status: 'expired' })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the facts of an act of two', () => {
  const value = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

  it('are those of its kind, who proposed it and why', () => {
    show(<ApprovalFacts approval={anApproval()} />);
    expect(value('Compte')).toBe('Portefeuille');
    expect(value('Raison')).toBe('Double paiement');
    expect(value('Proposé par')).toBe('Eve Ondo');
    expect(screen.queryByText('À approuver')).not.toBeNull();
  });

  it('say why it was refused', () => {
    const refused = anApproval({
      status: 'refused',
      decidedBy: { id: '0a000000-0000-4000-8000-000000000090', name: 'Ada Nze' },
      decidedAt: '2026-11-21T08:00:00.000Z',
      refusalReason: 'Déjà remboursé',
    });
    show(<ApprovalFacts approval={refused} />);
    expect(value('Par')).toBe('Ada Nze');
    expect(value('Raison du refus')).toBe('Déjà remboursé');
  });
});

describe('the page of a member', () => {
  it('shows the last acts that needed two, with what became of them', async () => {
    const expired = { id: '0a000000-0000-4000-8000-000000000097', status: 'expired' } as const;
    server.on('get', '/api/admin/approvals', page([anApproval(), anApproval(expired)]));
    show(<ProposedActs memberId="0a000000-0000-4000-8000-000000000001" />);
    expect(await screen.findByText('À approuver')).toBeDefined();
    expect(screen.queryByText('Expiré')).not.toBeNull();
    const asked = server.calls('get', '/api/admin/approvals')[0]?.query;
    expect(asked?.get('memberId')).toBe('0a000000-0000-4000-8000-000000000001');
  });
});
