import { expect, it } from 'vitest';
import type { RentalEventFacts } from '../../rentals/index.js';
import { ownersSharedText, sharedText } from './sms-texts.js';

const rental = {
  itemTitle: 'Perceuse',
  securityDeposit: 20_000,
  toOwner: 20_000,
} as RentalEventFacts;

it('a party without a share of the deposit is told of none in the wallet', () => {
  expect(sharedText(rental)).not.toContain('Votre part');
  expect(ownersSharedText(rental)).toContain('Votre part est dans votre portefeuille');
});

it('a file without a deposit is closed, and nothing is shared', () => {
  for (const text of [sharedText, ownersSharedText].map((one) =>
    one({ ...rental, securityDeposit: 0, toOwner: 0 }),
  )) {
    expect(text).toContain('a clos le dossier');
    expect(text).not.toMatch(/FCFA|partagée/);
  }
});
