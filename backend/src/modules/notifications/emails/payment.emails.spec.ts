import { expect, it } from 'vitest';
import type { PaymentEventFacts, PaymentRecord } from '../../payments/index.js';
import { otherAmountEmail, paymentReviewedEmail, rentalPaidEmail } from './payment.emails.js';

const facts = {
  purpose: 'extension',
  itemTitle: 'Perceuse',
  payer: 'Airtel Money 077 •• •• 01',
  amount: 43_250,
  walletAmount: 0,
  settledAmount: 60_000,
} as PaymentEventFacts;

const payment = { settledAmount: 60_000, reference: 'LK-1' } as PaymentRecord;

const plain = ({ paragraphs }: { paragraphs: string[] }) =>
  paragraphs.join(' ').replaceAll(/[\u00a0\u202f]/g, ' ');

const reviewed = (given: Partial<PaymentEventFacts>, settledAmount = 60_000) =>
  plain(
    paymentReviewedEmail(
      'Awa',
      { ...facts, ...given },
      { ...payment, settledAmount },
      new Date('2026-12-01T10:00:00Z'),
    ),
  );

it('another amount for an extension says that the rental is not extended, for it exists', () => {
  expect(reviewed({})).toContain('La location ne peut pas être prolongée avec ce montant.');
  expect(reviewed({ purpose: 'rental' })).toContain('ne peut pas être créée avec ce montant.');
  expect(reviewed({ purpose: 'top_up' })).not.toContain('La location');
  expect(plain(otherAmountEmail('Awa', facts))).toContain("n'a pas pu être prolongée");
  expect(plain(otherAmountEmail('Awa', { ...facts, purpose: 'rental' }))).toContain(
    "n'a pas pu être créée",
  );
});

it('more than was asked came in its place, and less is a part of it', () => {
  expect(reviewed({})).toContain('60 000 FCFA au lieu des 43 250 FCFA demandés');
  expect(reviewed({}, 20_000)).toContain('20 000 FCFA sur les 43 250 FCFA demandés');
});

it('a price that is not the one of the summary says that it is with the delivery', () => {
  const paid = (deliveryFee: number) =>
    plain(
      rentalPaidEmail(
        'Awa',
        { ...facts, purpose: 'rental', amount: 38_000 },
        {
          payment: { ...payment, securityDeposit: 20_000, deliveryFee } as PaymentRecord,
          ...{ rentalId: 'rental', answerBy: null },
        },
      ),
    );
  expect(paid(3_000)).toContain('18 000 FCFA avec la livraison,');
  expect(paid(0)).not.toContain('livraison');
});
