import { describe, expect, it } from 'vitest';
import type { MemberSuspension } from '../../api/types';
import { reinstatementEffects, suspensionEffects } from './suspension-words';

const aRental = {
  id: '0a000000-0000-4000-8000-000000000020',
  item: 'Perceuse à percussion',
  party: 'owner',
  status: 'en cours',
  startDate: '2026-11-20',
  endDate: '2026-11-28',
} as const;

const aSuspension = (traits: Partial<MemberSuspension>): MemberSuspension => ({
  ...{
    suspendedAt: null,
    suspendedBy: null,
    reason: null,
    frozenWithSuspension: false,
    involved: false,
  },
  ...{ items: 0, requestsReceived: 0, requestsMade: 0, extensions: 0, rentals: [] },
  ...traits,
});

const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

describe('the effects of a suspension', () => {
  it('are named with their counts', () => {
    const counts = { items: 3, requestsReceived: 2, requestsMade: 1, extensions: 1 };
    const suspension = aSuspension({ ...counts, rentals: [aRental] });
    expect(plain(suspensionEffects(suspension, { frozenAt: null }))).toEqual([
      '3 objets masqués de toutes les pages',
      '2 demandes reçues refusées et remboursées en totalité',
      '1 demande faite annulée et remboursée en totalité',
      '1 prolongation close',
      "1 location acceptée continue jusqu'au bout ; l'équipe en reçoit la liste",
      "Portefeuille bloqué : aucun argent n'en sort",
    ]);
  });

  it('say what there is none of, and that a freeze stays', () => {
    const frozen = { frozenAt: '2026-12-01T08:00:00.000Z' };
    expect(plain(suspensionEffects(aSuspension({}), frozen))).toEqual([
      'Aucun objet à masquer',
      'Aucune location en cours',
      'Portefeuille déjà bloqué : il le restera après la réintégration',
    ]);
  });
});

describe('the effects of its end', () => {
  it('say what is shown again, and whether money may leave', () => {
    const one = { items: 1, frozenWithSuspension: true };
    expect(reinstatementEffects(aSuspension(one))).toContain('Portefeuille débloqué');
    expect(plain(reinstatementEffects(aSuspension(one)))[0]).toBe(
      '1 objet de nouveau visible, comme le membre le proposait',
    );
    const kept = aSuspension({ frozenWithSuspension: false });
    expect(plain(reinstatementEffects(kept))).toContain('Portefeuille bloqué à part : il le reste');
  });
});
