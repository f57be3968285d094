import { expect, it } from 'vitest';
import { paymentPutRightEmail } from './correction.emails.js';

const told = (given: Partial<Parameters<typeof paymentPutRightEmail>[1]>) =>
  paymentPutRightEmail('Awa', {
    ...{ amount: -5_000, reference: 'LK-1', purpose: 'withdrawal', itemTitle: null },
    ...given,
  })
    .paragraphs.join(' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

it('a withdrawal of which more arrived says so, and not that it did not arrive', () => {
  expect(told({})).toContain("Votre retrait (référence LK-1) a été corrigé : l'opérateur vous a");
  expect(told({})).toMatch(/5 000 FCFA de plus .* repris de votre portefeuille/);
  expect(told({})).not.toContain("n'est pas arrivé");
  expect(told({ amount: 5_000 })).toMatch(/5 000 FCFA de moins .* de retour/);
  expect(told({ purpose: 'refund' })).toContain('Votre remboursement');
});

it('a charge that did not come says so, also in events of before its purpose was kept', () => {
  for (const facts of [{ purpose: 'rental', itemTitle: 'Perceuse' } as const, {}]) {
    const { purpose: _, ...older } = facts as { purpose?: 'rental' };
    const text = paymentPutRightEmail('Awa', {
      ...{ amount: -5_000, reference: 'LK-1', itemTitle: 'Perceuse' },
      ...older,
    }).paragraphs.join(' ');
    expect(text).toContain("n'est pas arrivé comme prévu");
  }
  expect(told({ purpose: 'rental', amount: 5_000 })).toContain('sont à vous');
});
