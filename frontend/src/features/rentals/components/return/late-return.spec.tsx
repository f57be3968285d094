import { aRental, page, server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { MyRentalCard } from '../card/my-rental-card';
import { RequestCard } from '../card/request-card';

beforeEach(() => {
  signIn();
  server.on('get', '/api/reviews/awaited', () => page([], { total: 0 }));
});

const late = aRental({
  status: 'terminée',
  late: { days: 2, price_per_day: 5_000, fee: 10_000 },
  actions: ['confirm-return', 'claim-late-fee'],
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const card = () => plain(screen.getByRole('article').textContent);

describe('an object that is late', () => {
  it('says so to the renter, with what it may cost', () => {
    show(<MyRentalCard rental={{ ...late, actions: ['declare-return'] }} />);
    expect(card()).toContain("En retard de 2 jours. Rendez l'objet, puis déclarez le retour.");
    expect(card()).toContain('Le propriétaire peut demander 10 000 FCFA sur la caution');
  });

  it('is called missing once its owner says so, without a step that it does not have', () => {
    show(<MyRentalCard rental={{ ...late, return_status: 'missing', actions: [] }} />);
    expect(screen.getByText('Non rendu')).toBeDefined();
    expect(card()).toContain('En retard de 2 jours.');
    expect(card()).not.toContain('déclarez le retour');
  });

  it('came back late: neither card calls it late any more', () => {
    show(<MyRentalCard rental={{ ...late, return_status: 'declared', actions: [] }} />);
    expect(card()).toContain('Rendu avec 2 jours de retard.');
    expect(card()).not.toContain('En retard');
  });

  it.each([
    ['owner', 'confirm-return', 'Confirmer le retour', RequestCard],
    ['renter', 'declare-return', 'Déclarer le retour', MyRentalCard],
  ] as const)(
    'leads the %s to its return alone: a review is beside it',
    async (_, action, label, Card) => {
      const awaited = { rentalId: late.id } as never;
      server.on('get', '/api/reviews/awaited', () => page([awaited], { total: 1 }));
      const progress = { ...late.progress, action };
      show(<Card rental={{ ...late, actions: [action, 'claim-late-fee'], progress }} />);
      await screen.findByRole('link', { name: 'Donner mon avis' });
      const primary = (role: 'button' | 'link') =>
        screen.queryAllByRole(role).filter((one) => one.className.includes('bg-lagoon-700'));
      expect(
        [...primary('button'), ...primary('link')].map(({ textContent }) => textContent),
      ).toEqual([label]);
    },
  );

  it('is one to write of first, once nothing else is to be done', async () => {
    const awaited = { rentalId: late.id } as never;
    server.on('get', '/api/reviews/awaited', () => page([awaited], { total: 1 }));
    show(<RequestCard rental={{ ...late, late: null, return_status: 'confirmed', actions: [] }} />);
    const review = await screen.findByRole('link', { name: 'Donner mon avis' });
    expect(review.className).toContain('bg-lagoon-700');
  });

  it('lets the owner ask for the fee, which the server computes', async () => {
    const path = '/api/rentals/{id}/claim-late-fee';
    server.on('post', path, late);
    const user = show(<RequestCard rental={late} />);
    await user.click(screen.getByRole('button', { name: 'Revenu en retard' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /Demander 10.000.FCFA/ }));
    expect(await screen.findByText(/^Demande envoyée à/)).toBeDefined();
    expect(server.calls('post', path)).toHaveLength(1);
  });
});

describe('a request for an object that is still out', () => {
  const asked = aRental({ status: 'en attente', actions: ['accept', 'refuse', 'cancel'] });

  it.each([
    ['owner', 'late', "Si vous acceptez et qu'il n'est pas là"],
    ['owner', 'missing', 'Vous pourrez accepter une fois son retour réglé'],
    ['renter', 'late', 'pas là pour votre location, annulez : tout vous est rendu'],
    ['renter', 'missing', 'annulez : tout vous est rendu'],
  ] as const)('tells the %s that it is %s, before the answer', (party, needed_out, words) => {
    const rental = { ...asked, needed_out };
    const Card = party === 'owner' ? RequestCard : MyRentalCard;
    show(<Card rental={rental} />);
    expect(card()).toContain(words);
  });
});
