import { describe, expect, it } from 'vitest';
import { failureInWords, failureReasons } from './failure.js';

const payer = 'Airtel Money 077\u00a0••\u00a0••\u00a001';

describe('a failure in words', () => {
  it.each(failureReasons)('says of a payment that it cost nothing: %s', (reason) => {
    for (const purpose of ['rental', 'top_up'] as const) {
      const { message, advice } = failureInWords(reason, { purpose, payer });
      expect(message).toMatch(/Rien n'a été débité\.$|Loka n'a rien reçu du compte Airtel/);
      expect(advice).not.toBe('');
    }
  });

  it.each(failureReasons)('says of a payout that the money is back: %s', (reason) => {
    const { message } = failureInWords(reason, { purpose: 'withdrawal', payer });
    expect(message).toMatch(/L'argent est de retour dans votre portefeuille Loka\.$/);
  });
});
