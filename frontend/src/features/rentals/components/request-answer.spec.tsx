import { aRental, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { RequestAnswer } from './request-answer';

const path = '/api/rentals/update-status';
const rental = aRental({ status: 'en attente', actions: ['accept', 'refuse'] });

beforeEach(() => signIn());

describe('the acceptance of a request', () => {
  it('whose days its owner has closed says so, and leads to where they are opened', async () => {
    server.on('put', path, refusal(409, 'days-closed'));
    const user = show(<RequestAnswer rental={rental} />);
    await user.click(screen.getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText(/^Vous avez fermé certains de ces jours/)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Ouvrir le calendrier' });
    expect(way.getAttribute('href')).toBe(
      `/tableau-de-bord/mes-objets/${rental.item_id}/calendrier?mois=2026-12`,
    );
  });

  it('that fails for another reason says that one', async () => {
    server.on('put', path, refusal(409, 'dates-taken'));
    const user = show(<RequestAnswer rental={rental} />);
    await user.click(screen.getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText(/^Cet objet est déjà loué/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ouvrir le calendrier' })).toBeNull();
  });
});
