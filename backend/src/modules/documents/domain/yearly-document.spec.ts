import { describe, expect, it } from 'vitest';
import { yearlyContent } from './yearly-document.js';
import type { Sums } from './yearly-statement.js';

const nothing: Sums = {
  rents: 0,
  rentsReturned: 0,
  refunds: 0,
  topUps: 0,
  payments: 0,
  withdrawals: 0,
  others: 0,
};

/** From January to March: all kinds of lines, none, and one that takes all that is left. */
const facts = {
  number: 'A-0001',
  at: new Date('2026-03-19T23:00:00Z'),
  year: 2026,
  member: 'Alice Mba',
  until: '2026-03-20',
  statement: {
    opening: 2_000,
    months: [
      {
        month: '2026-01',
        sums: {
          rents: 45_000,
          rentsReturned: -15_000,
          refunds: 27_500,
          topUps: 10_000,
          payments: -35_000,
          withdrawals: -30_000,
          others: 1,
        },
        balance: 4_501,
      },
      { month: '2026-02', sums: nothing, balance: 4_501 },
      { month: '2026-03', sums: { ...nothing, others: -4_501 }, balance: 0 },
    ],
    totals: {
      rents: 45_000,
      rentsReturned: -15_000,
      refunds: 27_500,
      topUps: 10_000,
      payments: -35_000,
      withdrawals: -30_000,
      others: -4_500,
    },
    closing: 0,
  },
  contact: 'aide@loka.ga',
};

describe('the document of a yearly statement', () => {
  it('says the balances, and month by month what each kind of line added up to', () => {
    expect(yearlyContent(facts)).toEqual({
      title: 'Relevé annuel 2026',
      number: 'A-0001',
      at: new Date('2026-03-19T23:00:00Z'),
      wide: true,
      blocks: [
        {
          kind: 'facts',
          facts: [
            ['Établi pour', 'Alice Mba'],
            ['Période', 'Du 1er\u00a0janv.\u00a02026 au 20\u00a0mars\u00a02026'],
            ["Solde à l'ouverture", '2\u00a0000\u00a0FCFA'],
            ['Solde au 20\u00a0mars\u00a02026', '0\u00a0FCFA'],
          ],
        },
        {
          kind: 'table',
          heading: 'Mois par mois, en FCFA',
          columns: [
            'Mois',
            'Loyers gagnés',
            'Loyers rendus',
            'Remboursements reçus',
            'Dépôts',
            'Locations payées',
            'Retraits',
            'Parts de caution et corrections',
            'Solde',
          ],
          rows: [
            [
              'janvier',
              '45\u202f000',
              '−15\u202f000',
              '27\u202f500',
              '10\u202f000',
              '−35\u202f000',
              '−30\u202f000',
              '1',
              '4\u202f501',
            ],
            ['février', '–', '–', '–', '–', '–', '–', '–', '4\u202f501'],
            ['mars', '–', '–', '–', '–', '–', '–', '−4\u202f501', '0'],
          ],
          total: [
            'Total',
            '45\u202f000',
            '−15\u202f000',
            '27\u202f500',
            '10\u202f000',
            '−35\u202f000',
            '−30\u202f000',
            '−4\u202f500',
            '0',
          ],
        },
        {
          kind: 'text',
          small: true,
          paragraphs: [
            "Ce relevé reprend toutes les lignes de votre portefeuille Loka, loyers à venir compris ; Loka n'en a retenu aucuns frais. Un loyer compte le jour où la demande est acceptée. Une caution rendue n'est jamais un gain. Un paiement ou un retrait non abouti est retranché là où il était compté.",
          ],
        },
      ],
      footer: "Loka, location d'objets entre particuliers au Gabon · aide@loka.ga",
    });
  });

  it('of a year without lines says that the balance is 0, and of what did not happen nothing', () => {
    const months = [{ month: '2025-12', sums: nothing, balance: 0 }];
    const statement = { opening: 0, months, totals: nothing, closing: 0 };
    const { title, blocks } = yearlyContent({
      ...facts,
      year: 2025,
      until: '2025-12-31',
      statement,
    });
    expect(title).toBe('Relevé annuel 2025');
    expect(blocks[0]).toMatchObject({
      facts: [
        ['Établi pour', 'Alice Mba'],
        ['Période', 'Du 1er\u00a0janv.\u00a02025 au 31\u00a0déc.\u00a02025'],
        ["Solde à l'ouverture", '0\u00a0FCFA'],
        ['Solde au 31\u00a0déc.\u00a02025', '0\u00a0FCFA'],
      ],
    });
    expect(blocks[1]).toMatchObject({
      rows: [['décembre', '–', '–', '–', '–', '–', '–', '–', '0']],
      total: ['Total', '–', '–', '–', '–', '–', '–', '–', '0'],
    });
  });
});
