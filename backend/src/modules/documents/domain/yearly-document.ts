import { type Day, inFrench } from '../../../kernel/day.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import type { Content } from './content.js';
import { footerOf } from './words.js';
import { type Column, columns, type Sums, type YearlyStatement } from './yearly-statement.js';

export interface YearlyFacts {
  number: string;
  at: Date;
  year: number;
  member: string;
  /** The last day that the statement covers. */
  until: Day;
  statement: YearlyStatement;
  /** Where to write to. */
  contact: string;
}

const headings: Record<Column, string> = {
  rents: 'Loyers gagnés',
  rentsReturned: 'Loyers rendus',
  refunds: 'Remboursements reçus',
  topUps: 'Dépôts',
  payments: 'Locations payées',
  withdrawals: 'Retraits',
  others: 'Parts de caution et corrections',
};

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });

/** What the document of a yearly statement says. */
export function yearlyContent(facts: YearlyFacts): Content {
  const { number, at, year, member, until, statement, contact } = facts;
  const { opening, months, totals, closing } = statement;
  return {
    title: `Relevé annuel ${year}`,
    number,
    at,
    wide: true,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Établi pour', member],
          ['Période', `Du ${inFrench(`${year}-01-01`)} au ${inFrench(until)}`],
          ["Solde à l'ouverture", formatXaf(opening)],
          [`Solde au ${inFrench(until)}`, formatXaf(closing)],
        ],
      },
      {
        kind: 'table',
        heading: 'Mois par mois, en FCFA',
        columns: ['Mois', ...columns.map((column) => headings[column]), 'Solde'],
        rows: months.map(({ month, sums, balance }) => [
          monthName.format(new Date(`${month}-01T00:00:00Z`)),
          ...cells(sums),
          figure(balance),
        ]),
        total: ['Total', ...cells(totals), figure(closing)],
      },
      {
        kind: 'text',
        small: true,
        paragraphs: [
          "Ce relevé reprend toutes les lignes de votre portefeuille Loka, loyers à venir compris ; Loka n'en a retenu aucuns frais. Un loyer compte le jour où la demande est acceptée. Une caution rendue n'est jamais un gain. Un paiement ou un retrait non abouti est retranché là où il était compté.",
        ],
      },
    ],
    footer: footerOf(contact),
  };
}

function cells(sums: Sums): string[] {
  return columns.map((column) => (sums[column] === 0 ? '–' : figure(sums[column])));
}

function figure(amount: Xaf): string {
  return `${amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('fr-FR')}`;
}
