import { describe, expect, it } from 'vitest';
import { decidedShares, decisionEvents, dividedSum } from './staff-decision.js';

const rental = { rent: 15_000, securityDeposit: 20_000 };

describe('what staff decide of the money of a rental', () => {
  it('divides the whole rent, or the whole deposit', () => {
    expect(decisionEvents.map((event) => [event, dividedSum(event, rental)])).toEqual([
      ['cancel-by-staff', 15_000],
      ['confirm-handover', 15_000],
      ['cancel-handover', 15_000],
      ['share-deposit', 20_000],
    ]);
  });

  it('gives the owner what it names, and the whole rent of an object that was handed over', () => {
    expect(decidedShares('share-deposit', 20_000, 5_000)).toEqual({ renter: 15_000, owner: 5_000 });
    expect(decidedShares('cancel-by-staff', 15_000, 0)).toEqual({ renter: 15_000, owner: 0 });
    expect(decidedShares('confirm-handover', 15_000, undefined)).toEqual({
      renter: 0,
      owner: 15_000,
    });
  });
});
