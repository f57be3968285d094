import { aStaffRental, refusal, server, someApprovalRules } from '@loka/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffRental } from '../../api/types';
import { show } from '../../testing/render';
import { StaffMoves } from './staff-moves';

const cancelPath = '/api/admin/rentals/{id}/cancel';
const postponePath = '/api/admin/rentals/{id}/postpone';

const open = (rental: StaffRental) => show(<StaffMoves rental={rental} />);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const effects = () =>
  screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
const giveReason = () =>
  fireEvent.change(screen.getByRole('textbox', { name: /Raison/ }), {
    target: { value: 'Objet en panne chez lui' },
  });

const waiting: StaffRental['deadlines'][number] = {
  deadline: 'answer',
  due_at: '2026-12-02T08:00:00.000Z',
  hours: 72,
};

describe('a cancellation by staff', () => {
  async function choose(refund: string) {
    server.on('get', '/api/admin/approvals/rules', someApprovalRules());
    const user = open(aStaffRental());
    await user.click(button('Annuler la location'));
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: refund } });
    giveReason();
    return user;
  }
  const submit = () =>
    screen.getAllByRole('button', { name: 'Annuler la location' }).at(-1) as HTMLElement;

  it('shows before what everybody gets, and sends both parts of the rent', async () => {
    server.on('post', cancelPath, aStaffRental({ status: 'annulée' }));
    const user = await choose('5001');
    expect(effects()).toEqual([
      '25 001 FCFA',
      '9 999 FCFA',
      '20 000 FCFA',
      expect.stringContaining('10'),
    ]);
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('post', cancelPath).map(({ body }) => body)).toEqual([
      { refund: 5_001, keptRent: 9_999, reason: 'Objet en panne chez lui' },
    ]);
  });

  it('that somebody else was faster with says so, and closes', async () => {
    server.on('post', cancelPath, refusal(409, 'move-not-allowed'));
    const user = await choose('0');
    await user.click(submit());
    await screen.findByText(/a changé entre-temps/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not offered where there can be none', () => {
    open(aStaffRental({ cancellation: null }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('more time', () => {
  it('is a day, two or three, with the new time', async () => {
    server.on('post', postponePath, aStaffRental());
    const user = open(aStaffRental({ deadlines: [waiting] }));
    await user.click(button('Prolonger ce délai'));
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(button('Prolonger').disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^48\sheures de plus, avant le 4\sdéc/ }));
    giveReason();
    await user.click(button('Prolonger'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('post', postponePath).map(({ body }) => body)).toEqual([
      { deadline: 'answer', hours: 48, reason: 'Objet en panne chez lui' },
    ]);
  });

  it('is as much as is left, where that is less', async () => {
    const user = open(aStaffRental({ deadlines: [{ ...waiting, hours: 30 }] }));
    await user.click(button('Prolonger ce délai'));
    const names = screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent);
    expect(names.map((name) => name?.split(/\s/)[0])).toEqual(['24', '30']);
  });

  it('is given once', () => {
    open(aStaffRental({ deadlines: [{ ...waiting, hours: 0 }] }));
    expect(screen.queryByRole('button', { name: 'Prolonger ce délai' })).toBeNull();
    expect(screen.getByText(/Déjà prolongé/)).toBeTruthy();
  });
});
