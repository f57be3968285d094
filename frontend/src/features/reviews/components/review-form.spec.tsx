import { server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RentalReviews } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { ReviewForm } from './review-form';

const reviews: RentalReviews = {
  party: 'renter',
  writable: true,
  closesAt: '2026-12-25T23:00:00.000Z',
  otherHasWritten: false,
  reviews: [],
};
const starsOf = (label: string) =>
  within(screen.getByRole('group', { name: label })).getAllByRole('radio');

describe('a review', () => {
  it('without all its stars is not sent: the first stars that lack have the focus', async () => {
    signIn();
    const user = show(<ReviewForm rentalId="a" reviews={reviews} />);
    const send = screen.getByRole('button', { name: 'Envoyer mon avis' });
    await user.click(send);
    expect(document.activeElement).toBe(starsOf("Votre note pour l'objet")[0]);
    await user.click(starsOf("Votre note pour l'objet")[3] as HTMLElement);
    await user.click(send);
    expect(document.activeElement).toBe(starsOf('Votre note pour le propriétaire')[0]);
    expect(server.calls('post', '/api/rentals/{id}/reviews')).toEqual([]);
  });
});
