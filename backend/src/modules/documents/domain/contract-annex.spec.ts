import { describe, expect, it } from 'vitest';
import type { ContractAmendment } from '../../rentals/index.js';
import { amendmentBlocks } from './contract-annex.js';

const parties = { ownerName: 'Alice Mba', renterName: 'Bob Ondo', start: '2026-12-10' };

/** Two more days at 5 000 FCFA. */
const extension: ContractAmendment = {
  kind: 'extension',
  askedBy: 'renter',
  amount: 10_000,
  oldEnd: '2026-12-13',
  newEnd: '2026-12-15',
  oldRent: 15_000,
  newRent: 25_000,
  askedAt: new Date('2026-12-11T07:00:00Z'),
  acceptedAt: new Date('2026-12-11T08:30:00Z'),
  doneAt: new Date('2026-12-11T09:10:00Z'),
};

/** One day less than that. */
const shortening: ContractAmendment = {
  kind: 'shortening',
  askedBy: 'owner',
  amount: 5_000,
  oldEnd: '2026-12-15',
  newEnd: '2026-12-14',
  oldRent: 25_000,
  newRent: 20_000,
  askedAt: new Date('2026-12-12T10:00:00Z'),
  acceptedAt: new Date('2026-12-12T11:15:00Z'),
  doneAt: new Date('2026-12-12T11:16:00Z'),
};

describe('the annex of a contract', () => {
  it('is not there when nothing has changed', () => {
    expect(amendmentBlocks([], parties)).toEqual([]);
  });

  it('says each change in turn: the days, the rent, who asked, who accepted, and the money', () => {
    expect(amendmentBlocks([extension, shortening], parties)).toEqual([
      {
        kind: 'text',
        heading: 'Annexe : changements de dates',
        paragraphs: [
          "Les parties sont convenues de ces changements dans Loka, après l'acceptation. Le reste du contrat, caution comprise, reste tel qu'il a été accepté.",
        ],
      },
      {
        kind: 'facts',
        heading: '1. Prolongation',
        facts: [
          [
            'Nouvelle période',
            'Du 10\u00a0déc.\u00a02026 au 15\u00a0déc.\u00a02026, jour du retour (5\u00a0jours)',
          ],
          ['Jour du retour', 'Le 15\u00a0déc.\u00a02026 au lieu du 13\u00a0déc.\u00a02026'],
          ['Loyer', '25\u00a0000\u00a0FCFA au lieu de 15\u00a0000\u00a0FCFA'],
          [
            'Demandée par',
            'Bob Ondo, le 11\u00a0déc.\u00a02026\u00a0à\u00a008:00 (heure de Libreville)',
          ],
          [
            'Acceptée par',
            'Alice Mba, le 11\u00a0déc.\u00a02026\u00a0à\u00a009:30 (heure de Libreville)',
          ],
          [
            'Payée par',
            'Bob Ondo, 10\u00a0000\u00a0FCFA le 11\u00a0déc.\u00a02026\u00a0à\u00a010:10 (heure de Libreville)',
          ],
        ],
      },
      {
        kind: 'facts',
        heading: '2. Fin anticipée',
        facts: [
          [
            'Nouvelle période',
            'Du 10\u00a0déc.\u00a02026 au 14\u00a0déc.\u00a02026, jour du retour (4\u00a0jours)',
          ],
          ['Jour du retour', 'Le 14\u00a0déc.\u00a02026 au lieu du 15\u00a0déc.\u00a02026'],
          ['Loyer', '20\u00a0000\u00a0FCFA au lieu de 25\u00a0000\u00a0FCFA'],
          [
            'Demandée par',
            'Alice Mba, le 12\u00a0déc.\u00a02026\u00a0à\u00a011:00 (heure de Libreville)',
          ],
          [
            'Acceptée par',
            'Bob Ondo, le 12\u00a0déc.\u00a02026\u00a0à\u00a012:15 (heure de Libreville)',
          ],
          [
            'Remboursé à',
            'Bob Ondo, 5\u00a0000\u00a0FCFA le 12\u00a0déc.\u00a02026\u00a0à\u00a012:16 (heure de Libreville)',
          ],
        ],
      },
    ]);
  });

  it.each([
    ['Bob Ondo', 'Alice Mba', 'renter'],
    ['Alice Mba', 'Bob Ondo', 'owner'],
  ] as const)(
    'of an earlier end that %s asked for names %s as who accepted it, and gives back to the renter',
    (asker, other, askedBy) => {
      const [, block] = amendmentBlocks([{ ...shortening, askedBy }], parties);
      expect(block).toMatchObject({
        heading: '1. Fin anticipée',
        facts: [
          [
            'Nouvelle période',
            'Du 10\u00a0déc.\u00a02026 au 14\u00a0déc.\u00a02026, jour du retour (4\u00a0jours)',
          ],
          ['Jour du retour', 'Le 14\u00a0déc.\u00a02026 au lieu du 15\u00a0déc.\u00a02026'],
          ['Loyer', '20\u00a0000\u00a0FCFA au lieu de 25\u00a0000\u00a0FCFA'],
          [
            'Demandée par',
            `${asker}, le 12\u00a0déc.\u00a02026\u00a0à\u00a011:00 (heure de Libreville)`,
          ],
          [
            'Acceptée par',
            `${other}, le 12\u00a0déc.\u00a02026\u00a0à\u00a012:15 (heure de Libreville)`,
          ],
          [
            'Remboursé à',
            'Bob Ondo, 5\u00a0000\u00a0FCFA le 12\u00a0déc.\u00a02026\u00a0à\u00a012:16 (heure de Libreville)',
          ],
        ],
      });
    },
  );
});
