import { expect, it } from 'vitest';
import {
  agreements,
  awaited,
  causeOf,
  claimDisputes,
  handoverDisputes,
  handoverFailures,
} from './reader-words.js';
import { depositSharedEmail, ownersDepositSharedEmail } from './rental.emails.js';
import type { RentalNews } from './rental-news.js';

const records = { agreements, awaited, claimDisputes, handoverDisputes, handoverFailures };
/** What a sentence of its reader would begin with, were the reader named in the third person. */
const thirdPerson = {
  renter: /^le locataire|que le locataire|par le locataire/i,
  owner: /^le propriétaire|que le propriétaire|par le propriétaire/i,
};

it.each(Object.entries(records))('the words of %s call their reader « vous »', (_, words) => {
  expect(Object.keys(words.renter)).toEqual(Object.keys(words.owner));
  for (const reader of ['renter', 'owner'] as const) {
    for (const text of Object.values(words[reader])) expect(text).not.toMatch(thirdPerson[reader]);
  }
});

it('a cause without words says nothing', () => {
  expect(causeOf(agreements, {} as RentalNews, 'renter')).toBe('');
});

const shared = (given: Partial<RentalNews>) => {
  const rental = { itemTitle: 'Perceuse', securityDeposit: 20_000, ...given } as RentalNews;
  return [depositSharedEmail, ownersDepositSharedEmail].map((email) => {
    const { subject, paragraphs } = email('Awa', rental);
    return [subject, ...paragraphs].join(' ').replaceAll(/[\u00a0\u202f]/g, ' ');
  });
};

it('a deposit that goes to one party names no share of the other', () => {
  const [renter, owner] = shared({ toOwner: 20_000 });
  expect(renter).toContain('En entier, votre caution de 20 000 FCFA va au propriétaire');
  expect(owner).toContain('En entier, la caution de 20 000 FCFA vous revient');
  for (const text of [...shared({ toOwner: 20_000 }), ...shared({ toRenter: 20_000 })])
    expect(text).not.toMatch(/\b0 FCFA vous|\b0 FCFA vont|\b0 FCFA sont|partagée/);
});

it('a file without a deposit is closed, and nothing is shared', () => {
  for (const text of shared({ securityDeposit: 0, words: 'Objet revenu' })) {
    expect(text).toMatch(/^Dossier clos.*La raison donnée : Objet revenu/);
    expect(text).not.toContain('FCFA');
  }
});
