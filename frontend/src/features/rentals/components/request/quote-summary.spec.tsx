import { aQuote } from '@loka/client/testing';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { QuoteSummary } from './quote-summary';

const shown = () => document.body.textContent?.replaceAll(/\s+/g, ' ');

describe('the bill of several pieces', () => {
  it('says what one piece costs, and the deposit for one', () => {
    const lines = [
      { kind: 'hire', amount: 12_000 },
      { kind: 'reduction', amount: -3_000 },
      { kind: 'deposit', amount: 12_000 },
    ] as const;
    const prices = { unitPrice: 300, fullUnitPrice: 400 };
    show(<QuoteSummary quote={aQuote({ pieces: 10, ...prices, lines: [...lines] })} />);
    expect(shown()).toContain('400 FCFA × 3 jours × 10 pièces');
    expect(shown()).toContain('Réduction : 300 FCFA par jour la pièce');
    expect(shown()).toContain('Caution : 1 200 FCFA × 10 pièces (restituée');
  });
});
