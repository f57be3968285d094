import { expect, it } from 'vitest';
import type { OpenPayment } from '@/api/types';
import { openPaymentWords } from './open-payment-words';

const payment = {
  purpose: 'rental',
  status: 'pending',
  amount: 18_500,
  walletAmount: 0,
  movedAmount: null,
  checkedUntil: '2026-12-04T09:00:00.000Z',
} as OpenPayment;

const said = (given: Partial<OpenPayment>) => {
  const { title, text } = openPaymentWords({ ...payment, ...given });
  return `${title} : ${text}`.replaceAll('\u00a0', ' ');
};

it('half a payment says what was received of what was asked, and where it goes', () => {
  expect(said({ status: 'review', movedAmount: 9_250, walletAmount: 500 })).toMatch(
    /^Paiement incomplet : votre opérateur a versé 9 250 FCFA sur les 18 500 FCFA demandés, .*la location n'a pas été créée.* 9 750 FCFA arrivent dans votre portefeuille/,
  );
});

it('more than was asked is another amount, and not an incomplete one', () => {
  expect(said({ status: 'review', movedAmount: 20_000 })).toMatch(
    /^Montant différent : votre opérateur a versé 20 000 FCFA au lieu des 18 500 FCFA demandés/,
  );
});

it('an undecided payment says until when the operator is asked', () => {
  expect(said({})).toMatch(/18 500 FCFA.*d'ici le 4 déc. à 10:00, l'équipe Loka décide/);
  expect(said({ status: 'review' })).toMatch(/n'a rien confirmé à temps.*l'équipe Loka/);
  for (const movedAmount of [null, 9_250]) {
    const left = {
      status: 'review',
      movedAmount,
      teamDecidesBy: '2026-12-05T09:00:00.000Z',
    } as const;
    expect(said(left)).toContain('et décide, en principe avant le 5 déc. à 10:00.');
  }
});

it('a payment that an older version of the site has kept is said without that', () => {
  const { checkedUntil: _, ...older } = payment;
  expect(openPaymentWords(older as OpenPayment).text).toMatch(
    /tout revient dans votre portefeuille\.$/,
  );
});
