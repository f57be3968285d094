import { page, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { Treasury, TreasuryPosting } from '../../api/types';
import { show } from '../../testing/render';
import { PostingDialog } from './posting-dialog';
import { TreasuryPage } from './treasury-page';

const overview: Treasury = {
  own: 250_000,
  margin: 100_000,
  operators: [
    {
      ...{ operator: 'airtel', label: 'Airtel Money', held: 90_000, waiting: 10_000 },
      ...{ available: 80_000, withdrawable: 60_000, isShort: true, fees: 1_200, unclaimed: 4_000 },
    },
    {
      ...{ operator: 'moov', label: 'Moov Money', held: 500_000, waiting: 0, available: 500_000 },
      ...{ withdrawable: 20_000, isShort: false, fees: 0, unclaimed: 0 },
    },
  ],
  unclaimed: [
    {
      ...{ paymentId: '0a000000-0000-4000-8000-00000000f001', operator: 'airtel', amount: 4_000 },
      ...{ at: '2026-12-11T08:00:00.000Z', reference: 'LK1', phoneNumberFormatted: '077 00 00 01' },
    },
  ],
};

const posting: TreasuryPosting = {
  ...{ id: '0a000000-0000-4000-8000-00000000f002', kind: 'transfer', operator: 'airtel' },
  ...{ toOperator: 'moov', amount: 40_000, reference: 'TRX-77', reason: 'Équilibre' },
  paymentId: null,
  proposedBy: { id: '0a000000-0000-4000-8000-00000000f003', name: 'Patrick Ndong' },
  approvedBy: { id: '0a000000-0000-4000-8000-00000000f004', name: 'Laure Mengue' },
  postedAt: '2026-12-11T08:10:00.000Z',
};

const proposals = '/api/admin/treasury/proposals';

function open() {
  server.on('get', '/api/admin/treasury/overview', overview);
  server.on('get', '/api/admin/treasury', page([posting]));
  server.on('post', proposals, { approvalId: posting.id });
  return show(
    <ResourceContextProvider value="treasury">
      <TreasuryPage />
    </ResourceContextProvider>,
  );
}

const words = (element: HTMLElement) => element.textContent?.replaceAll(/\s/g, ' ') ?? '';

describe('the treasury', () => {
  it('shows of each operator what is held, waits and may be withdrawn, and what is missing', async () => {
    open();
    const airtel = await screen.findByRole('region', { name: 'Airtel Money' });
    expect(words(airtel)).toContain('Détenu90 000 FCFA');
    expect(words(airtel)).toContain('Disponible pour les membres, au plus60 000 FCFA');
    expect(words(airtel)).toContain('Il manque 80 000 FCFA');
    expect(words(screen.getByRole('region', { name: 'Moov Money' }))).not.toContain('Il manque');
    expect(await screen.findByText(/TRX-77/)).toBeDefined();
  });

  it('puts a transfer to a second admin, with the reference of the statement', async () => {
    server.on('post', proposals, { approvalId: posting.id });
    const onClose = vi.fn();
    const user = show(<PostingDialog onClose={onClose} />);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /^De/ }));
    await user.click(await screen.findByRole('option', { name: 'Airtel Money' }));
    await user.click(dialog.getByRole('combobox', { name: /^Vers/ }));
    expect(screen.queryByRole('option', { name: 'Airtel Money' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Moov Money' }));
    await user.type(dialog.getByLabelText(/Montant/), '40');
    await user.type(dialog.getByLabelText(/Référence/), 'TRX');
    await user.type(dialog.getByLabelText(/Raison/), 'Plus');
    await user.click(dialog.getByRole('button', { name: 'Proposer' }));
    await waitFor(() => expect(server.calls('post', proposals)).toHaveLength(1));
    expect(server.calls('post', proposals)[0]?.body).toEqual({
      ...{ kind: 'transfer', operator: 'airtel', toOperator: 'moov', amount: 40 },
      ...{ reference: 'TRX', reason: 'Plus' },
    });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  }, 30_000);

  it('puts what was sent back of unclaimed money to a second admin', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Enregistrer le renvoi' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Référence/), 'RMB-1');
    await user.type(dialog.getByLabelText(/Raison/), 'Renvoyé');
    await user.click(dialog.getByRole('button', { name: 'Proposer' }));
    await waitFor(() => expect(server.calls('post', proposals)).toHaveLength(1));
    expect(server.calls('post', proposals)[0]?.body).toEqual({
      ...{ kind: 'unclaimed_sent_back', paymentId: overview.unclaimed[0]?.paymentId },
      ...{ reference: 'RMB-1', reason: 'Renvoyé' },
    });
  });
});
