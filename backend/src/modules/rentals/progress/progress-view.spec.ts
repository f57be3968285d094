import { describe, expect, it } from 'vitest';
import type { RentalFacts } from '../domain/rental-facts.js';
import { aRental, policy } from '../domain/rental-facts.testing.js';
import { hoursIn } from '../domain/rental-transitions.testing.js';
import type { Reader, Refund } from './money-words.js';
import { type ProgressFacts, viewProgress } from './progress-view.js';

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

/** As its reader sees it on 1 December, or so many hours after the start day has begun. */
function seen(
  given: Partial<RentalFacts>,
  reader: Reader,
  { hours = -216, ...more }: Partial<ProgressFacts> & { hours?: number } = {},
) {
  const facts = {
    rental: aRental(given),
    refunds: [],
    change: null,
    reviewUntil: null,
    isCodeSpent: false,
    ...more,
  };
  return viewProgress(facts, reader, hoursIn(hours), policy).view;
}

const said = (...all: Parameters<typeof seen>) => {
  const { money, next } = seen(...all);
  return plain([money, next].filter(Boolean).join(' '));
};

const begun = { status: 'en_cours' } as const;
const lent = { ...begun, handoverStatus: 'done' } as const;
const over = { status: 'terminee', handoverStatus: 'done', returnDueAt: hoursIn(120) } as const;
const refund = (event: Refund['event'], amount: number): Refund[] => [
  { event, at: hoursIn(-200), amount },
];

describe('what is said of where the money is, and who acts next until when', () => {
  it('of a request', () => {
    expect(said({}, 'renter')).toBe(
      'Payé. Loka garde 35 001 FCFA. Réponse du propriétaire avant le 2 déc. à 09:00, sinon tout revient dans votre portefeuille.',
    );
    expect(said({}, 'owner')).toBe(
      'Le locataire a payé 35 001 FCFA, que Loka garde. Répondez avant le 2 déc. à 09:00, sinon tout revient au locataire.',
    );
  });

  it('of a request that came to nothing', () => {
    const given = { status: 'refusee' } as const;
    expect(said(given, 'renter', { refunds: refund('expire', 35_001) })).toBe(
      'Restée sans réponse du propriétaire : 35 001 FCFA revenus dans votre portefeuille, le 1er déc. à 16:00.',
    );
    expect(said(given, 'owner', { refunds: refund('refuse', 35_001) })).toBe(
      'Vous avez refusé : 35 001 FCFA rendus au locataire, le 1er déc. à 16:00.',
    );
  });

  it('of a rental that was cancelled, with what the owner keeps', () => {
    const given = { status: 'annulee' } as const;
    expect(said(given, 'renter', { refunds: refund('cancel', 27_500) })).toBe(
      'Vous avez annulé : 27 500 FCFA revenus dans votre portefeuille, le 1er déc. à 16:00. Le propriétaire garde 7 501 FCFA.',
    );
    expect(said(given, 'owner', { refunds: refund('cancel', 0) })).toContain('rien à rendre');
  });

  it.each([
    'refuse',
    'expire',
    'cancel-request',
    'cancel',
    'cancel-late',
    'cancel-by-owner',
    'admit-absence',
  ] as const)('of %s, without naming its reader in the third person', (event) => {
    const given = { status: 'annulee' } as const;
    const start = (reader: Reader) =>
      said(given, reader, { refunds: refund(event, 0) })?.split(' : ')[0];
    expect(start('renter')).not.toContain('locataire');
    expect(start('owner')).not.toContain('propriétaire');
    expect(start('staff')).not.toMatch(/vous|votre/i);
  });

  it('of a declared return without a deposit, to the owner who confirms it', () => {
    const given = { ...over, returnStatus: 'declared', securityDeposit: 0 } as const;
    expect(said(given, 'owner', { hours: 100 })).toContain('Le locataire a déclaré le retour');
    expect(said(given, 'renter', { hours: 100 })).toContain('à confirmer par le propriétaire');
  });

  it('of a missing object without a deposit, that staff have settled', () => {
    const given = { ...over, returnStatus: 'settled', ownerShare: 0, securityDeposit: 0 } as const;
    for (const reader of ['renter', 'owner', 'staff'] as const) {
      const text = said(given, reader, { hours: 100 });
      expect(text).toMatch(/^L'équipe Loka a clos le dossier/);
      expect(text).not.toContain(' 0 FCFA');
    }
  });

  it('of an accepted one', () => {
    // What Loka keeps for the renter is what the wallet says too: the deposit alone.
    expect(said({ status: 'acceptee' }, 'renter')).toMatch(
      /^Le prix de la location \(15 001 FCFA\) attend la remise\. Loka garde votre caution de 20 000 FCFA\./,
    );
    expect(said({ status: 'acceptee' }, 'owner')).toBe(
      'Votre part de 15 001 FCFA attend la remise dans votre portefeuille. Loka garde la caution de 20 000 FCFA. Remise le 10 déc. : saisissez le code du locataire. Vous pourrez retirer votre part de 15 001 FCFA dès la remise.',
    );
  });

  it('of one that is delivered: the price is named with what is in it', () => {
    const delivered = { status: 'acceptee', deliveryFee: 5_000 } as const;
    expect(said(delivered, 'renter')).toContain('(15 001 FCFA avec la livraison) attend');
  });

  it('of a handover, also once its code is locked', () => {
    const given = { ...begun, handoverDueAt: hoursIn(48) };
    expect(said(given, 'owner', { hours: 10 })).toContain(
      "Vous pourrez retirer votre part de 15 001 FCFA dès la remise, ou le 12 déc. à défaut d'objection.",
    );
    expect(said(given, 'owner', { hours: 10, isCodeSpent: true })).toMatch(
      /Trop de codes erronés.*retirer votre part de 15 001 FCFA le 12 déc\..*l'équipe Loka décide/,
    );
  });

  it('of an object that is with its renter: what comes next', () => {
    const later = { hours: 30 };
    expect(said(lent, 'owner', later)).toBe(
      "Votre part de 15 001 FCFA est libérée dans votre portefeuille. Loka garde la caution de 20 000 FCFA. Quand l'objet revient, le 13 déc., confirmez le retour : la caution est alors rendue au locataire.",
    );
    expect(said({ ...lent, securityDeposit: 0 }, 'renter', later)).toBe(
      "Le prix de la location (15 001 FCFA) revient désormais au propriétaire. Rendez l'objet le 13 déc. et déclarez le retour.",
    );
  });

  it.each(['renter', 'owner', 'staff'] as const)(
    'of an object that is late, to the %s, with one full stop after each sentence',
    (reader) => {
      const words = said(over, reader, { hours: 100 });
      expect(words).toMatch(/, le \d+ déc\., la caution /);
      expect(words).not.toContain('..');
    },
  );

  it('of a deposit that is contested, shared and returned', () => {
    const claim = { ...over, claimedAmount: 9_000, returnedOn: '2026-12-13' } as const;
    const later = { hours: 100 };
    expect(said({ ...claim, returnStatus: 'contested' }, 'renter', later)).toContain(
      "Le propriétaire demande 9 000 FCFA sur votre caution. Répondez jusqu'au 14 déc. inclus : ensuite, l'équipe Loka décide.",
    );
    expect(said({ ...claim, returnStatus: 'settled', ownerShare: 9_000 }, 'owner', later)).toMatch(
      /^Caution partagée : 9 000 FCFA pour vous, 11 000 FCFA pour le locataire\./,
    );
    expect(said({ ...over, returnStatus: 'confirmed' }, 'renter', later)).toMatch(
      /^Retour confirmé : la caution de 20 000 FCFA est dans votre portefeuille\./,
    );
  });

  it('of a decision that a second person of staff reads, and of an extension', () => {
    const waiting = { hours: 30, reviewUntil: hoursIn(48) };
    expect(said({ ...lent, handoverStatus: 'disputed' }, 'renter', waiting)).toContain(
      "Décision en cours d'examen : une deuxième personne de l'équipe Loka la relit jusqu'au 11 déc. inclus.",
    );
    const change = {
      ...({ kind: 'extension', status: 'requested', askedBy: 'renter' } as const),
      dueAt: hoursIn(48),
    };
    expect(said(lent, 'owner', { hours: 30, change })).toContain(
      "La prolongation attend votre réponse jusqu'au 11 déc. inclus.",
    );
    expect(said(lent, 'owner', { hours: 30, change: { ...change, status: 'accepted' } })).toContain(
      "La prolongation attend le paiement du locataire jusqu'au 11 déc. inclus.",
    );
  });

  it.each(['contested', 'countered', 'disputed', 'missing'] as const)(
    'promises the deposit to no party while the return is %s',
    (returnStatus) => {
      const given = {
        ...over,
        returnStatus,
        claimedAmount: 9_000,
        returnedOn: '2026-12-13',
      } as const;
      const { timeline } = seen(given, 'renter', { hours: 100 });
      expect(timeline.at(-1)).toMatchObject({ step: 'deposit_returned', note: 'à décider' });
    },
  );

  it('has a sum and its place at each step', () => {
    const claim = { ...over, returnedOn: '2026-12-13', claimedAmount: 9_000, ownerShare: 9_000 };
    const { timeline } = seen({ ...claim, returnStatus: 'settled' } as const, 'renter', {
      hours: 100,
    });
    const lines = timeline.map(({ label, amount, note }) => plain(`${label} ${amount} ${note}`));
    expect(lines).toEqual([
      'Payée 35001 par vous',
      'Acceptée 15001 réservés',
      'Remise 15001 au propriétaire',
      'Rendue 9000 demandés',
      'Caution partagée 11000 à vous, 9 000 FCFA au propriétaire',
    ]);
    const ended = seen({ status: 'refusee' }, 'owner', { refunds: refund('expire', 35_001) });
    expect(ended.timeline.map(({ label }) => label)).toEqual(['Payée', 'Expirée']);
  });
});
