import { describe, expect, it } from 'vitest';
import type { Block } from './content.js';
import {
  type PaymentFacts,
  type ReceiptFacts,
  type RentalFacts,
  receiptContent,
  type WalletFacts,
} from './receipt.js';

const at = new Date('2026-11-22T14:37:00Z');

const rental: RentalFacts = {
  title: 'Perceuse à percussion',
  start: '2026-12-10',
  end: '2026-12-13',
  rent: 15_000,
  securityDeposit: 20_000,
};

const payment: PaymentFacts = {
  isPayout: false,
  payer: 'Airtel Money 077 •• •• 01',
  amount: 35_000,
  walletAmount: 0,
  state: 'Effectué',
  reference: 'LK-7QX2',
  gatewayReference: 'AM-1199',
};

const cancelled: WalletFacts = { amount: 27_500, securityDeposit: 20_000 };

/** The receipt of a rental that was paid by an operator alone. */
const facts: ReceiptFacts = {
  number: 'R-0001',
  at,
  member: 'Bob Ondo',
  operation: 'Location payée · Perceuse à percussion',
  wallet: null,
  rental,
  payment,
  contact: 'aide@loka.ga',
};

const blocksOf = (given: Partial<ReceiptFacts>): Block[] =>
  receiptContent({ ...facts, ...given }).blocks;

const headingsOf = (blocks: Block[]) =>
  blocks.map((block) => (block.kind === 'amount' ? block.label : (block.heading ?? block.kind)));

const blockOf = (given: Partial<ReceiptFacts>, heading: string) =>
  blocksOf(given).find((block) => block.kind !== 'amount' && block.heading === heading);

describe('a receipt', () => {
  it('of a payment says the amount, for whom, for which rental, what it is made of and how it was paid', () => {
    expect(receiptContent(facts)).toEqual({
      title: 'Reçu',
      number: 'R-0001',
      at,
      blocks: [
        { kind: 'amount', label: 'Montant', value: '35\u00a0000\u00a0FCFA' },
        {
          kind: 'facts',
          facts: [
            ['Établi pour', 'Bob Ondo'],
            ['Opération', 'Location payée · Perceuse à percussion'],
            ['Date', '22\u00a0nov.\u00a02026\u00a0à\u00a015:37 (heure de Libreville)'],
          ],
        },
        {
          kind: 'facts',
          heading: 'Location',
          facts: [
            ['Objet', 'Perceuse à percussion'],
            [
              'Période',
              'Du 10\u00a0déc.\u00a02026 au 13\u00a0déc.\u00a02026, jour du retour (3\u00a0jours)',
            ],
            ['Prix convenu', '15\u00a0000\u00a0FCFA de loyer, 20\u00a0000\u00a0FCFA de caution'],
          ],
        },
        {
          kind: 'table',
          heading: 'Détail',
          columns: ['', 'Montant'],
          rows: [
            ['Loyer', '15\u00a0000\u00a0FCFA'],
            ['Caution, rendue après le retour', '20\u00a0000\u00a0FCFA'],
          ],
          total: ['Total payé', '35\u00a0000\u00a0FCFA'],
        },
        {
          kind: 'facts',
          heading: 'Paiement',
          facts: [
            ['Payé par', 'Airtel Money 077 •• •• 01'],
            ["Montant chez l'opérateur", '35\u00a0000\u00a0FCFA'],
            ["Référence de l'opérateur", 'AM-1199'],
            ['Référence Loka', 'LK-7QX2'],
            ['État', 'Effectué'],
          ],
        },
        {
          kind: 'text',
          small: true,
          paragraphs: [
            "Ce reçu reprend ce qui est inscrit dans les livres de Loka. Il ne prouve rien d'autre : le relevé de votre opérateur fait foi pour ce qui est passé par votre téléphone.",
          ],
        },
      ],
      footer: "Loka, location d'objets entre particuliers au Gabon · aide@loka.ga",
    });
  });

  it.each<[about: string, given: Partial<ReceiptFacts>, blocks: string[]]>([
    ['a rental paid', {}, ['Montant', 'facts', 'Location', 'Détail', 'Paiement', 'text']],
    ['a payment without a rental', { rental: null }, ['Montant', 'facts', 'Paiement', 'text']],
    [
      'a gain that is rent and security deposit',
      { wallet: cancelled, payment: null },
      ['Entré dans votre portefeuille', 'facts', 'Location', 'Détail', 'text'],
    ],
    [
      'a gain without a security deposit',
      { wallet: { amount: 7_500, securityDeposit: 0 }, payment: null },
      ['Entré dans votre portefeuille', 'facts', 'Location', 'text'],
    ],
    [
      'a rental that the wallet paid for',
      { wallet: { amount: -35_000, securityDeposit: 0 } },
      ['Sorti de votre portefeuille', 'facts', 'Location', 'Paiement', 'text'],
    ],
    [
      'a withdrawal',
      { wallet: { amount: -3_000, securityDeposit: 0 }, rental: null },
      ['Sorti de votre portefeuille', 'facts', 'Paiement', 'text'],
    ],
    [
      'a correction',
      { wallet: { amount: 1, securityDeposit: 0 }, rental: null, payment: null },
      ['Entré dans votre portefeuille', 'facts', 'text'],
    ],
  ])('of %s has no other parts than its own', (_about, given, blocks) => {
    expect(headingsOf(blocksOf(given))).toEqual(blocks);
  });
});

describe('the amount of a receipt', () => {
  it.each<[label: string, value: string, amount: number]>([
    ['Entré dans votre portefeuille', '+\u00a027\u00a0500\u00a0FCFA', 27_500],
    ['Entré dans votre portefeuille', '+\u00a01\u00a0FCFA', 1],
    ['Sorti de votre portefeuille', '−\u00a01\u00a0FCFA', -1],
    ['Sorti de votre portefeuille', '−\u00a010\u00a0000\u00a0FCFA', -10_000],
  ])('is what changed in the wallet, with its sign: %s %s', (label, value, amount) => {
    const [first] = blocksOf({ wallet: { amount, securityDeposit: 0 } });
    expect(first).toEqual({ kind: 'amount', label, value });
  });

  it('of a payment is what the operator and the wallet paid together', () => {
    const [first] = blocksOf({ payment: { ...payment, amount: 25_000, walletAmount: 10_000 } });
    expect(first).toEqual({ kind: 'amount', label: 'Montant', value: '35\u00a0000\u00a0FCFA' });
  });
});

describe('the rental of a receipt', () => {
  it.each([
    [1, '15\u00a0000\u00a0FCFA de loyer, 1\u00a0FCFA de caution'],
    [0, '15\u00a0000\u00a0FCFA de loyer, pas de caution'],
  ])('with a security deposit of %s FCFA was agreed on as %s', (securityDeposit, price) => {
    expect(blockOf({ rental: { ...rental, securityDeposit } }, 'Location')).toEqual({
      kind: 'facts',
      heading: 'Location',
      facts: [
        ['Objet', 'Perceuse à percussion'],
        [
          'Période',
          'Du 10\u00a0déc.\u00a02026 au 13\u00a0déc.\u00a02026, jour du retour (3\u00a0jours)',
        ],
        ['Prix convenu', price],
      ],
    });
  });
});

describe('what the amount of a receipt is made of', () => {
  it('leaves the security deposit out where there is none', () => {
    expect(blockOf({ rental: { ...rental, securityDeposit: 0 } }, 'Détail')).toEqual({
      kind: 'table',
      heading: 'Détail',
      columns: ['', 'Montant'],
      rows: [['Loyer', '15\u00a0000\u00a0FCFA']],
      total: ['Total payé', '15\u00a0000\u00a0FCFA'],
    });
  });

  it('tells the rent that a cancellation gives back from the security deposit', () => {
    expect(blockOf({ wallet: cancelled, payment: null }, 'Détail')).toEqual({
      kind: 'table',
      heading: 'Détail',
      columns: ['', 'Montant'],
      rows: [
        ['Loyer rendu', '7\u00a0500\u00a0FCFA'],
        ['Caution rendue', '20\u00a0000\u00a0FCFA'],
      ],
      total: ['Total', '27\u00a0500\u00a0FCFA'],
    });
  });

  it('has no rent where the security deposit alone is given back', () => {
    const wallet = { amount: 20_000, securityDeposit: 20_000 };
    expect(blockOf({ wallet, payment: null }, 'Détail')).toMatchObject({
      rows: [['Caution rendue', '20\u00a0000\u00a0FCFA']],
      total: ['Total', '20\u00a0000\u00a0FCFA'],
    });
  });
});

describe('the payment of a receipt', () => {
  const factsOf = (given: Partial<PaymentFacts>) => {
    const block = blockOf({ payment: { ...payment, ...given } }, 'Paiement');
    return block?.kind === 'facts' ? block.facts : null;
  };

  it('says first what the wallet paid of it', () => {
    expect(factsOf({ amount: 34_999, walletAmount: 1 })).toEqual([
      ['Payé par le portefeuille', '1\u00a0FCFA'],
      ['Payé par', 'Airtel Money 077 •• •• 01'],
      ["Montant chez l'opérateur", '34\u00a0999\u00a0FCFA'],
      ["Référence de l'opérateur", 'AM-1199'],
      ['Référence Loka', 'LK-7QX2'],
      ['État', 'Effectué'],
    ]);
  });

  it('names no operator where the wallet paid all', () => {
    const walletAlone = { payer: null, amount: 0, walletAmount: 35_000, gatewayReference: null };
    expect(factsOf(walletAlone)).toEqual([
      ['Payé par le portefeuille', '35\u00a0000\u00a0FCFA'],
      ['Référence Loka', 'LK-7QX2'],
      ['État', 'Effectué'],
    ]);
  });

  it('of a withdrawal says to which number, and nothing of a reference that there is not yet', () => {
    const withdrawal = { isPayout: true, amount: 3_000, state: 'En cours', gatewayReference: null };
    expect(factsOf(withdrawal)).toEqual([
      ['Versé sur', 'Airtel Money 077 •• •• 01'],
      ["Montant chez l'opérateur", '3\u00a0000\u00a0FCFA'],
      ['Référence Loka', 'LK-7QX2'],
      ['État', 'En cours'],
    ]);
  });
});
