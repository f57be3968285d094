import { aStaffRental, server, someApprovalRules } from '@loka/client/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/render';
import { Cancellation } from './cancellation';
import { DepositDispute } from './deposit-dispute';
import { WaitingDecision } from './waiting-decision';

const rules = '/api/admin/approvals/rules';

const waiting = aStaffRental({
  actions: ['share-deposit', 'cancel-by-staff'],
  waiting: {
    approval_id: '0a000000-0000-4000-8000-000000000091',
    kind_name: "Partage d'une caution",
    proposed_by: 'Serge Ondo',
  },
  under_review: { since: '2026-11-28T09:00:00.000Z', until: '2026-12-05T09:00:00.000Z' },
});

describe('a decision that waits for a second person', () => {
  it('is shown with who proposed it and until when, and nothing else is offered meanwhile', () => {
    show(
      <>
        <WaitingDecision rental={waiting} />
        <DepositDispute rental={waiting} />
        <Cancellation rental={waiting} />
      </>,
    );
    const { textContent } = screen.getByRole('alert');
    expect(textContent?.replace(/\s/g, ' ')).toMatch(
      /En cours d'examen.*Serge Ondo.*28 nov.*5 déc/,
    );
    expect(screen.getByRole('link').getAttribute('href')).toContain(waiting.waiting?.approval_id);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is decided until the last day when its time ends at midnight', () => {
    const review = { since: '2026-11-28T09:00:00.000Z', until: '2026-12-04T23:00:00.000Z' };
    show(<WaitingDecision rental={{ ...waiting, under_review: review }} />);
    const text = screen.getByRole('alert').textContent?.replace(/\s/g, ' ');
    expect(text).toContain("décide jusqu'au 4 déc. inclus");
    expect(text).not.toContain('00:00');
  });

  it('is announced in its dialog, and told as proposed', async () => {
    server.on('get', rules, someApprovalRules({ refundAloneMost: 10_000 }));
    server.on('post', '/api/admin/rentals/{id}/cancel', waiting);
    const user = show(<Cancellation rental={aStaffRental()} />);
    await user.click(screen.getByRole('button', { name: 'Annuler la location' }));
    expect(await screen.findByText(/Ce prix dépasse/)).toBeDefined();
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '5000' } });
    const reason = { target: { value: 'Objet en panne chez lui' } };
    fireEvent.change(screen.getByRole('textbox', { name: /Raison/ }), reason);
    expect(screen.queryByText(/C'est définitif/)).toBeNull();
    await user.click(screen.getByRole('button', { name: "Proposer l'annulation" }));
    expect(await screen.findByText(/Décision proposée/)).toBeDefined();
  });
});
