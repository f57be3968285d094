import { describe, expect, it } from 'vitest';
import { categories, categoryOf, hasOptionalMails, treatments } from './category.js';

describe('what a notification is about', () => {
  it.each([
    ['rental.requested', 'requests'],
    ['rental.answer-awaited', 'requests'],
    ['rental.accepted', 'requests'],
    ['rental.refused', 'requests'],
    ['rental.cancelled', 'requests'],
    ['rental.not-handed-over', 'decisions'],
    ['rental.handover-disputed', 'decisions'],
    ['rental.return-contested', 'decisions'],
    ['rental.claim-countered', 'decisions'],
    ['rental.claim-disputed', 'decisions'],
    ['rental.deposit-shared', 'decisions'],
    ['rental.deadline-postponed', 'decisions'],
    ['rental.object-missing', 'decisions'],
    ['rental.missing-answered', 'decisions'],
    ['rental.handed-over', 'rentals'],
    ['rental-change.asked', 'rentals'],
    ['payment.succeeded', 'money'],
    ['payment-righting.made', 'money'],
    ['balance.corrected', 'money'],
    ['incident.ended', 'money'],
    ['user.password-changed', 'security'],
    ['payout-method.added', 'security'],
    ['message.sent', 'messages'],
    ['thread.opened', 'messages'],
    ['rental-reviews.invited', 'reviews'],
    ['review.published', 'reviews'],
    ['favourite.free-again', 'favourites'],
    ['saved-search.found', 'favourites'],
  ])('%s is of %s', (kind, category) => {
    expect(categoryOf(kind)).toBe(category);
  });

  it.each(['something.new', 'rentals.accepted', ''])('%j, unknown, is always mailed', (kind) => {
    expect(categoryOf(kind)).toBe('decisions');
    expect(hasOptionalMails(categoryOf(kind))).toBe(false);
  });

  it('can be switched off unless it is about money, safety or a decision', () => {
    expect(categories.filter(hasOptionalMails)).toEqual([
      'requests',
      'rentals',
      'messages',
      'reviews',
      'favourites',
    ]);
  });

  it('is sent soon where it asks for something, and may be gathered where it does not', () => {
    const are = (urgency: string) =>
      categories.filter((category) => treatments[category].urgency === urgency);
    expect(are('timely')).toEqual(['requests', 'rentals']);
    expect(are('relaxed')).toEqual(['messages', 'reviews', 'favourites']);
  });

  it('is named in the words of the settings', () => {
    expect(categories.map((category) => treatments[category].label)).toEqual([
      'Demandes et réponses',
      'Locations en cours',
      'Messages',
      'Avis',
      'Favoris et recherches',
      'Argent et paiements',
      'Sécurité du compte',
      'Désaccords et décisions',
    ]);
  });
});
