import { aRental } from '@loka/client/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReviewNote } from './review-note';

it('says since when and until when a second person reads a decision, and nothing without one', () => {
  const { rerender } = render(<ReviewNote rental={aRental()} />);
  expect(screen.queryByText(/examen/)).toBeNull();
  const review = { since: '2026-11-28T09:00:00.000Z', until: '2026-12-05T09:00:00.000Z' };
  rerender(<ReviewNote rental={aRental({ under_review: review })} />);
  expect(screen.getByText(/Décision en cours d'examen/)).toBeDefined();
  expect(screen.getByText(/28 nov.*5 déc/)).toBeDefined();
});
