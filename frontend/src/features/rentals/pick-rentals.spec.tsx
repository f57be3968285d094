import { aRental } from '@loka/client/testing';
import { expect, it } from 'vitest';
import { pick } from './pick-rentals';

const rentals = [
  aRental({ id: 'past', stage: 'past', status: 'terminée' }),
  aRental({ id: 'later', stage: 'ahead', status: 'acceptée', start_date: '2026-12-20' }),
  aRental({ id: 'soon', stage: 'ahead', status: 'en attente', start_date: '2026-12-08' }),
  aRental({ id: 'claimed', stage: 'due', status: 'terminée' }),
];
const picked = (part: Parameters<typeof pick>[1]) => pick(rentals, part).map(({ id }) => id);

it('picks what is at a stage, what comes next first', () => {
  expect(picked({ stage: 'due' })).toEqual(['claimed']);
  expect(picked({ stage: 'ahead' })).toEqual(['soon', 'later']);
  expect(picked({ stage: 'past' })).toEqual(['past']);
});

it('picks what has a status, and both', () => {
  expect(picked({ statuses: ['terminée'] })).toEqual(['past', 'claimed']);
  expect(picked({ statuses: ['terminée'], stage: 'past' })).toEqual(['past']);
  expect(picked({})).toEqual(['past', 'later', 'soon', 'claimed']);
});
