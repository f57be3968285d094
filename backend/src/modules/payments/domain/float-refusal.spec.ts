import { describe, expect, it } from 'vitest';
import { floatRefusal } from './float-refusal.js';

const short = { operator: 'Airtel Money', available: 0, others: [], least: 500 };
const said = (more: Partial<Parameters<typeof floatRefusal>[0]>) =>
  floatRefusal({ ...short, ...more }).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what a member reads whose money an operator cannot pay now', () => {
  it('says that the money stays in the wallet', () => {
    expect(said({})).toContain('votre argent reste dans votre portefeuille');
  });

  it('names the operators that can pay it to a number of the member', () => {
    expect(said({ available: 900, others: ['Moov Money', 'Autre Money'] })).toMatch(
      /Choisissez votre numéro Moov Money ou Autre Money\.$/,
    );
  });

  it('names what the operator can still pay when no other can pay it all', () => {
    expect(said({ available: 900 })).toMatch(/jusqu'à 900 FCFA\.$/);
  });

  it('names no amount that the operator is too small to pay', () => {
    expect(said({ available: 499 })).toMatch(/Réessayez plus tard, notre équipe est prévenue\.$/);
  });
});
