import { anItem, aRental, refusal, server } from '@loka/client/testing';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RentalChange } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { rentalQuery } from '../../api/get-rental';
import { MyRentalCard } from '../card/my-rental-card';
import { RequestCard } from '../card/request-card';

const asked: RentalChange = {
  id: '0a000000-0000-4000-8000-000000000050',
  kind: 'extension',
  status: 'requested',
  asked_by: 'renter',
  old_end_date: '2026-12-13',
  new_end_date: '2026-12-16',
  amount: 15_000,
  reason: '',
  asked_at: '2026-12-11T08:00:00.000Z',
  due_at: '2026-12-12T08:00:00.000Z',
  is_paused: false,
  supersedes: 0,
  actions: [],
};
const quotePath = '/api/rentals/{id}/changes/quote';
const askPath = '/api/rentals/{id}/changes';
const itemPath = '/single/item/{id}';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const card = () => plain(screen.getByRole('article').textContent);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-11T09:00:00Z') });
  signIn();
  server.on('get', itemPath, anItem());
});
afterEach(() => onlineManager.setOnline(true));

describe('asking for another end day', () => {
  const changeable = aRental({ actions: ['ask-extension', 'ask-shortening'] });

  it('shows the price of the day before it is asked for', async () => {
    const end_date = '2026-12-16';
    const quote = { end_date, unit: 'jour', units: 3, unitPrice: 5_000, amount: 15_000 } as const;
    server.on('get', quotePath, { ...quote, kind: 'extension' });
    server.on('post', askPath, aRental({ change: asked }));
    const user = show(<MyRentalCard rental={changeable} />);
    await user.click(button('Prolonger'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^mercredi 16 décembre 2026/ }));
    expect(await dialog.findByText('À payer')).toBeDefined();
    expect(plain(screen.getByRole('dialog').textContent)).toContain('3 jours de plusà 5 000 FCFA');
    await user.type(dialog.getByLabelText(/^Un mot pour/), 'Le chantier dure');
    await user.click(button('Envoyer ma demande'));
    expect(await screen.findByText('Demande envoyée à Bruno Ondo.')).toBeDefined();
    const bodies = server.calls('post', askPath).map(({ body }) => body);
    const reason = 'Le chantier dure';
    expect(bodies).toEqual([{ kind: 'extension', new_end_date: end_date, reason }]);
  });

  it('says at the day why it cannot be, and keeps what was typed', async () => {
    server.on('get', quotePath, refusal(409, 'dates-taken'));
    const user = show(<MyRentalCard rental={changeable} />);
    await user.click(button('Prolonger'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(button('Envoyer ma demande'));
    expect(dialog.getByText('Choisissez un jour.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: /^samedi 12 décembre 2026/ }));
    expect(plain(dialog.getByText(/^Jusqu'au 12\sdéc\./).textContent)).toBe(
      "Jusqu'au 12 déc. : choisissez un jour après la fin actuelle de la location.",
    );
    await user.click(dialog.getByRole('button', { name: /^dimanche 20 décembre 2026/ }));
    expect(await dialog.findByText(/^Cet objet est déjà loué/)).toBeDefined();
    await user.click(button('Envoyer ma demande'));
    expect(plain(dialog.getByText('Nouvelle fin').parentElement?.textContent)).toBe(
      'Nouvelle fin20 déc. 2026',
    );
    expect(server.calls('post', askPath)).toHaveLength(0);
  });

  it('shows the days that others have, and says so before the server is asked', async () => {
    const taken = [{ start: '2026-12-18', end: '2026-12-20', pieces: 1 }];
    server.on('get', itemPath, anItem({ taken }));
    server.on('get', quotePath, refusal(503, 'service-unavailable'));
    const user = show(<MyRentalCard rental={changeable} />);
    await user.click(button('Prolonger'));
    const day = (name: string) => screen.findByRole('button', { name });
    await user.click(await day('vendredi 18 décembre 2026, peut être choisi'));
    await user.click(await day('samedi 19 décembre 2026, déjà réservé'));
    expect(await screen.findByText(/^Jusqu'au 19\sdéc\..: cet objet est déjà loué/)).toBeDefined();
    expect(screen.getByText('Déjà réservé')).toBeDefined();
    const asked = server.calls('get', quotePath).map(({ query }) => query.get('new_end_date'));
    expect(asked).toEqual(['2026-12-18']);
  });

  it('of an object by the week offers whole weeks alone', async () => {
    const rental = { ...changeable, end_date: '2026-12-17' };
    const { periodRules } = anItem();
    server.on('get', itemPath, anItem({ periodRules: { ...periodRules, daysPerUnit: 7 } }));
    const user = show(<MyRentalCard rental={rental} />);
    await user.click(button('Prolonger'));
    expect(await screen.findByText(/^Cet objet se loue par semaines entières/)).toBeDefined();
    const all = screen.getAllByRole('button', { name: /peut être choisi$/ });
    const open = all.filter((one) => one.getAttribute('aria-disabled') === null);
    expect(open.map(({ dataset }) => dataset.day)).toEqual(['2026-12-24', '2026-12-31']);
    await user.click(screen.getByRole('button', { name: /^vendredi 18 décembre 2026/ }));
    expect(screen.getByText(/^Jusqu'au 18\sdéc\..: cet objet se loue par semaines/)).toBeDefined();
  });

  it('says at once that no other day is possible', async () => {
    const taken = [{ start: '2026-12-13', end: '2026-12-20', pieces: 1 }];
    server.on('get', itemPath, anItem({ taken }));
    const user = show(<MyRentalCard rental={changeable} />);
    await user.click(button('Prolonger'));
    expect(await screen.findByText(/^L'objet est déjà réservé juste après/)).toBeDefined();
  });

  it('says at the day what the server refuses when it is asked for', async () => {
    const quote = { unit: 'jour', units: 1, unitPrice: 5_000, amount: 5_000 } as const;
    server.on('get', quotePath, { ...quote, end_date: '2026-12-12', kind: 'shortening' });
    server.on('post', askPath, refusal(422, 'end-too-early'));
    const user = show(<MyRentalCard rental={changeable} />);
    await user.click(button('Rendre plus tôt'));
    await user.click(screen.getByRole('button', { name: /^samedi 12 décembre 2026/ }));
    await screen.findByText('Vous revient');
    await user.click(button('Envoyer ma demande'));
    expect(await screen.findByText(/^La location ne peut pas finir avant/)).toBeDefined();
    expect(screen.queryByText('Une erreur est survenue.')).toBeNull();
  });

  it('says at the day that it could not be asked, rather than wait for the network', async () => {
    server.on('get', quotePath, refusal(503, 'service-unavailable'));
    onlineManager.setOnline(false);
    const user = show(<MyRentalCard rental={changeable} />);
    await user.click(button('Prolonger'));
    await user.click(screen.getByRole('button', { name: /^dimanche 20 décembre 2026/ }));
    expect(await screen.findByText(/^Le service est momentanément/)).toBeDefined();
  });

  it('is offered to neither party when the server does not', () => {
    show(<MyRentalCard rental={aRental()} />);
    expect(screen.queryByRole('button', { name: 'Prolonger' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rendre plus tôt' })).toBeNull();
  });
});

describe('an open change', () => {
  it('is accepted by the owner, who reads first whom it refuses', async () => {
    const path = '/api/rentals/{id}/changes/{changeId}/accept';
    const change = { ...asked, supersedes: 2, actions: ['accept', 'refuse'] } as RentalChange;
    server.on('post', path, aRental());
    const user = show(<RequestCard rental={aRental({ change })} />);
    expect(card()).toContain("garder l'objet jusqu'au 16 déc. 2026, pour 15 000 FCFA");
    await user.click(button('Accepter de prolonger'));
    const dialog = await screen.findByRole('dialog');
    expect(plain(dialog.textContent)).toContain("2 demandes d'autres locataires");
    await user.click(within(dialog).getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText('Demande acceptée.')).toBeDefined();
    expect(server.calls('post', path)).toHaveLength(1);
  });

  it('says why it could not be accepted, and stays', async () => {
    const change = { ...asked, kind: 'shortening', actions: ['accept', 'refuse'] } as RentalChange;
    const path = '/api/rentals/{id}/changes/{changeId}/accept';
    server.on('post', path, refusal(409, 'owner-cannot-refund'));
    const user = show(<RequestCard rental={aRental({ change })} />);
    await user.click(button('Accepter de raccourcir'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accepter' }));
    expect(await dialog.findByText(/ne peut pas rembourser ces jours/)).toBeDefined();
  });

  it('is withdrawn by who asked', async () => {
    const path = '/api/rentals/{id}/changes/{changeId}/withdraw';
    const change = { ...asked, actions: ['withdraw'] } as RentalChange;
    server.on('post', path, aRental());
    const user = show(<MyRentalCard rental={aRental({ change })} />);
    expect(screen.queryByRole('button', { name: 'Accepter de prolonger' })).toBeNull();
    await user.click(button('Retirer la demande'));
    expect(await screen.findByText('Demande retirée.')).toBeDefined();
    expect(server.calls('post', path)).toHaveLength(1);
  });

  it('that is no longer open when it is withdrawn says so', async () => {
    const path = '/api/rentals/{id}/changes/{changeId}/withdraw';
    const change = { ...asked, actions: ['withdraw'] } as RentalChange;
    const rental = aRental({ change });
    server.on('get', '/api/rentals/{id}', rental);
    server.on('post', path, () => {
      server.on('get', '/api/rentals/{id}', aRental());
      return refusal(409, 'move-not-allowed');
    });
    const user = show(<Listed id={rental.id} />);
    await user.click(await screen.findByRole('button', { name: 'Retirer la demande' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Retirer la demande' })).toBeNull(),
    );
    expect(await screen.findByText(/^Cette action n'est plus possible/)).toBeDefined();
  });

  it('once accepted, leads the renter to its bill, with the time that is left', () => {
    const due_at = new Date(Date.now() + 90 * 60_000 + 5_000).toISOString();
    const actions = ['withdraw', 'pay'] as const;
    const change: RentalChange = { ...asked, status: 'accepted', due_at, actions: [...actions] };
    const rental = aRental({ change });
    show(<MyRentalCard rental={rental} />);
    const pay = screen.getByRole('link', { name: 'Payer la prolongation' });
    expect(pay.getAttribute('href')).toBe(`/facturation/prolongation/${rental.id}`);
    expect(card()).toContain('Encore 1 h 30 min');
  });

  it('names the last day on which it can be paid', () => {
    const change: RentalChange = {
      ...asked,
      status: 'accepted',
      due_at: '2026-12-01T23:00:00.000Z',
    };
    show(<MyRentalCard rental={aRental({ change })} />);
    expect(card()).toMatch(/\s: jusqu'au\s1er\sdéc\.\sinclus\./);
  });
});

function Listed({ id }: { id: string }) {
  const { data } = useQuery(rentalQuery(id));
  return data && <MyRentalCard rental={data} />;
}
