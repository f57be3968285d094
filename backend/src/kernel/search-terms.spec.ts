import { describe, expect, it } from 'vitest';
import { isExact, readSearchTerms } from './search-terms.js';

describe('what is typed into a search', () => {
  it('has words of two letters or digits at least', () => {
    expect(readSearchTerms('Awa  Mboumba').words).toEqual(['Awa', 'Mboumba']);
    expect(readSearchTerms('Jean d Oyem').words).toEqual(['Jean', 'Oyem']);
    expect(readSearchTerms('%_').words).toEqual([]);
    expect(readSearchTerms('a b c d').words).toEqual([]);
    expect(readSearchTerms('aa bb cc dd ee ff').words).toHaveLength(5);
  });

  it('may be a part of an address from three letters on', () => {
    expect(readSearchTerms('awa').part).toBe('awa');
    expect(readSearchTerms('aw').part).toBeNull();
    expect(readSearchTerms('a@b').part).toBeNull();
  });

  it('may be an id or how one begins', () => {
    const id = '0a000000-0000-4000-8000-00000000000F';
    const whole = '0a00000000004000800000000000000f';
    expect(readSearchTerms(id).ids).toEqual({ from: whole, to: whole });
    expect(readSearchTerms('0A000000').ids).toEqual({
      from: `0a000000${'0'.repeat(24)}`,
      to: `0a000000${'f'.repeat(24)}`,
    });
    expect(readSearchTerms('0a00000').ids).toBeNull();
    expect(readSearchTerms(`${id}0`).ids).toBeNull();
    expect(readSearchTerms('perceuse').ids).toBeNull();
  });

  it('may be a phone number however it is written, or how one begins', () => {
    const number = { from: '077000001', to: '077000001' };
    for (const typed of ['077 00 00 01', '+241 77 00 00 01', '0024177000001', '77000001']) {
      expect(readSearchTerms(typed).numbers).toEqual(number);
    }
    const beginning = { from: '077120000', to: '077129999' };
    for (const typed of ['077 12', '+24177 12', '00241077 12']) {
      expect(readSearchTerms(typed).numbers).toEqual(beginning);
    }
    expect(readSearchTerms('0771').numbers).toBeNull();
    expect(readSearchTerms('+33 6 12 34 56 78').numbers).toBeNull();
  });

  it('may be a reference in small or large letters, with spaces from a message', () => {
    expect(readSearchTerms('lk 12ab').references).toEqual(['lk12ab', 'LK12AB']);
    expect(readSearchTerms('1234').references).toEqual(['1234']);
    expect(readSearchTerms('lk1').references).toEqual([]);
    expect(readSearchTerms("l'eau").references).toEqual([]);
  });

  it('may be the number of a receipt or a contract', () => {
    const contract = { letter: 'C', number: 'C-7K3M-9QTX-4B2A' };
    expect(readSearchTerms('c-7k3m-9qtx-4b2a').document).toEqual(contract);
    expect(readSearchTerms('C 7K3M 9QTX 4B2A').document).toEqual(contract);
    expect(readSearchTerms('R-7K3M-9QTX-4B2A').document?.letter).toBe('R');
    expect(readSearchTerms('A-7K3M-9QTX-4B2A').document).toBeNull();
  });
});

it('a range is exact when its ends are the same', () => {
  expect(isExact({ from: 'a', to: 'a' })).toBe(true);
  expect(isExact({ from: 'a', to: 'b' })).toBe(false);
  expect(isExact(null)).toBe(false);
});
