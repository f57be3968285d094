import type { Day } from '../../../kernel/day.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import type { AmountBlock, Block, Content, Fact, FactsBlock, TableBlock } from './content.js';
import { footerOf, formatGain, formatInstant, formatPeriod } from './words.js';

/** What a receipt is given for. Amounts in XAF. */
export interface ReceiptFacts {
  number: string;
  at: Date;
  /** Whose money it is. */
  member: string;
  /** What happened, to what: `Caution rendue · Perceuse`. */
  operation: string;
  /** What changed in the member's wallet; null when the wallet has no part in it. */
  wallet: WalletFacts | null;
  rental: RentalFacts | null;
  payment: PaymentFacts | null;
  /** Where to write to. */
  contact: string;
}

export interface WalletFacts {
  /** Signed. */
  amount: Xaf;
  /** Of a gain: what comes from the security deposit of the rental. */
  securityDeposit: Xaf;
}

/** What a payment or a refund is for. The period is [start, end). */
export interface RentalFacts {
  title: string;
  start: Day;
  end: Day;
  rent: Xaf;
  securityDeposit: Xaf;
}

/** Money that went, or was to go, through an operator. */
export interface PaymentFacts {
  isPayout: boolean;
  /** `Airtel Money 077 •• •• 01`; null when the wallet paid all. */
  payer: string | null;
  /** What the operator settled, or is to settle. */
  amount: Xaf;
  /** What the wallet paid of it. */
  walletAmount: Xaf;
  state: string;
  reference: string;
  gatewayReference: string | null;
}

/** What a receipt says. */
export function receiptContent(facts: ReceiptFacts): Content {
  const { number, at, member, operation, rental, payment, contact } = facts;
  const about: FactsBlock = {
    kind: 'facts',
    facts: [
      ['Établi pour', member],
      ['Opération', operation],
      ['Date', formatInstant(at)],
    ],
  };
  const blocks: (Block | null)[] = [
    figureOf(facts),
    about,
    rental && rentalBlock(rental),
    detailOf(facts),
    payment && paymentBlock(payment),
    {
      kind: 'text',
      small: true,
      paragraphs: [
        "Ce reçu reprend ce qui est inscrit dans les livres de Loka. Il ne prouve rien d'autre : le relevé de votre opérateur fait foi pour ce qui est passé par votre téléphone.",
      ],
    },
  ];
  return {
    title: 'Reçu',
    number,
    at,
    blocks: blocks.filter((block) => block !== null),
    footer: footerOf(contact),
  };
}

function figureOf({ wallet, payment }: ReceiptFacts): AmountBlock {
  if (wallet) {
    const label =
      wallet.amount > 0 ? 'Entré dans votre portefeuille' : 'Sorti de votre portefeuille';
    return { kind: 'amount', label, value: formatGain(wallet.amount) };
  }
  const paid = payment ? payment.amount + payment.walletAmount : 0;
  return { kind: 'amount', label: 'Montant', value: formatXaf(paid) };
}

function rentalBlock({ title, start, end, rent, securityDeposit }: RentalFacts): FactsBlock {
  return {
    kind: 'facts',
    heading: 'Location',
    facts: [
      ['Objet', title],
      ['Période', formatPeriod(start, end)],
      [
        'Prix convenu',
        `${formatXaf(rent)} de loyer, ${securityDeposit > 0 ? formatXaf(securityDeposit) : 'pas'} de caution`,
      ],
    ],
  };
}

/** What the amount is made of, where it is more than one thing. */
function detailOf({ wallet, rental, payment }: ReceiptFacts): TableBlock | null {
  if (!wallet && payment && rental) {
    return amounts(
      [
        ['Loyer', rental.rent],
        ['Caution, rendue après le retour', rental.securityDeposit],
      ],
      'Total payé',
    );
  }
  if (!wallet?.securityDeposit) return null;
  return amounts(
    [
      ['Loyer rendu', wallet.amount - wallet.securityDeposit],
      ['Caution rendue', wallet.securityDeposit],
    ],
    'Total',
  );
}

function amounts(parts: [label: string, amount: Xaf][], total: string): TableBlock {
  const sum = parts.reduce((left, [, amount]) => left + amount, 0);
  return {
    kind: 'table',
    heading: 'Détail',
    columns: ['', 'Montant'],
    rows: parts
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount]) => [label, formatXaf(amount)]),
    total: [total, formatXaf(sum)],
  };
}

function paymentBlock(payment: PaymentFacts): FactsBlock {
  const { isPayout, payer, amount, walletAmount, state, reference, gatewayReference } = payment;
  const facts: (Fact | null)[] = [
    walletAmount > 0 ? ['Payé par le portefeuille', formatXaf(walletAmount)] : null,
    payer ? [isPayout ? 'Versé sur' : 'Payé par', payer] : null,
    payer ? ["Montant chez l'opérateur", formatXaf(amount)] : null,
    gatewayReference ? ["Référence de l'opérateur", gatewayReference] : null,
    ['Référence Loka', reference],
    ['État', state],
  ];
  return { kind: 'facts', heading: 'Paiement', facts: facts.filter((fact) => fact !== null) };
}
