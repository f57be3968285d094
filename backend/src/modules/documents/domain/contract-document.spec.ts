import { describe, expect, it } from 'vitest';
import type { ContractAmendment, ContractFacts } from '../../rentals/index.js';
import { contractContent } from './contract-document.js';
import { aContract as contract } from './contract-document.testing.js';

const { facts: rental, ownerAcceptedAt } = contract;

/** One more day, paid. */
const extension: ContractAmendment = {
  kind: 'extension',
  askedBy: 'renter',
  amount: 16_000,
  oldEnd: '2026-12-13',
  newEnd: '2026-12-14',
  oldRent: 50_500,
  newRent: 66_500,
  askedAt: new Date('2026-12-11T08:00:00Z'),
  acceptedAt: new Date('2026-12-11T09:00:00Z'),
  doneAt: new Date('2026-12-11T10:00:00Z'),
};

/** What stands under a heading of the contract of this rental. */
function factsOf(given: Partial<ContractFacts>, heading: string) {
  const { blocks } = contractContent({ ...contract, facts: { ...rental, ...given } });
  const found = blocks.find((block) => block.kind === 'facts' && block.heading === heading);
  return found?.kind === 'facts' ? found.facts : null;
}

describe('the document of a contract', () => {
  it('says the parties, the object, the rental, the articles in order and both acceptances', () => {
    expect(contractContent(contract)).toEqual({
      title: 'Contrat de location',
      dense: false,
      number: 'C-0001',
      at: ownerAcceptedAt,
      blocks: [
        {
          kind: 'facts',
          facts: [
            ['Propriétaire', 'Alice Mba'],
            ['Locataire', 'Bob Ondo'],
            ['Version du contrat', '2'],
          ],
        },
        {
          kind: 'facts',
          heading: "L'objet",
          facts: [
            ['Objet', 'Perceuse à percussion'],
            ['Description', 'Avec deux batteries et un coffret de forets.'],
            ['État annoncé', 'Très bon état'],
            ['Lieu', 'Quartier Louis, Libreville'],
          ],
        },
        {
          kind: 'facts',
          heading: 'La location',
          facts: [
            [
              'Période',
              'Du 10\u00a0déc.\u00a02026 au 13\u00a0déc.\u00a02026, jour du retour (3\u00a0jours)',
            ],
            ['Nombre de pièces', '2'],
            ['Livraison, dans le loyer', '2\u00a0500\u00a0FCFA'],
            ['Remise', "Le propriétaire apporte l'objet"],
            ['Loyer', '50\u00a0500\u00a0FCFA'],
            ['Caution', '40\u00a0000\u00a0FCFA'],
            ['Total payé à Loka', '90\u00a0500\u00a0FCFA'],
          ],
        },
        {
          kind: 'text',
          heading: '1. Objet du contrat',
          paragraphs: ['Un paragraphe.', 'Un deuxième.'],
        },
        { kind: 'text', heading: '2. Désaccord', paragraphs: ['Un troisième.'] },
        {
          kind: 'facts',
          heading: 'Acceptations',
          facts: [
            [
              'Bob Ondo',
              'A accepté en payant, le 1er\u00a0déc.\u00a02026\u00a0à\u00a009:05 (heure de Libreville)',
            ],
            [
              'Alice Mba',
              'A accepté la demande le 1er\u00a0déc.\u00a02026\u00a0à\u00a018:20 (heure de Libreville)',
            ],
          ],
        },
      ],
      footer: "Loka, location d'objets entre particuliers au Gabon · aide@loka.ga",
    });
  });

  it('ends with the annex of what has changed since, and has the date of the last change', () => {
    const second = { ...extension, doneAt: new Date('2026-12-12T10:00:00Z') };
    const last = { ...extension, doneAt: new Date('2026-12-13T10:00:00Z') };
    const { at, blocks } = contractContent({ ...contract, amendments: [extension, second, last] });
    expect(at).toEqual(new Date('2026-12-13T10:00:00Z'));
    expect(blocks.map((block) => (block.kind === 'amount' ? '' : block.heading))).toEqual([
      undefined,
      "L'objet",
      'La location',
      '1. Objet du contrat',
      '2. Désaccord',
      'Acceptations',
      'Annexe : changements de dates',
      '1. Prolongation',
      '2. Prolongation',
      '3. Prolongation',
    ]);
  });
});

describe('the object in a contract', () => {
  it('is described, and in a condition, only where its owner said so', () => {
    expect(factsOf({ itemDescription: '', itemCondition: null }, "L'objet")).toEqual([
      ['Objet', 'Perceuse à percussion'],
      ['Lieu', 'Quartier Louis, Libreville'],
    ]);
  });
});

describe('the rental in a contract', () => {
  const period = [
    'Période',
    'Du 10\u00a0déc.\u00a02026 au 13\u00a0déc.\u00a02026, jour du retour (3\u00a0jours)',
  ];

  it('of one piece without delivery and security deposit says nothing of pieces and delivery', () => {
    const simple = {
      fulfilment: 'pickup' as const,
      pieces: 1,
      rent: 24_000,
      deliveryFee: 0,
      securityDeposit: 0,
    };
    expect(factsOf(simple, 'La location')).toEqual([
      period,
      ['Remise', "Le locataire vient chercher l'objet"],
      ['Loyer', '24\u00a0000\u00a0FCFA'],
      ['Caution', 'Pas de caution'],
      ['Total payé à Loka', '24\u00a0000\u00a0FCFA'],
    ]);
  });

  it('from before there was a choice says nothing of pieces, delivery and handover', () => {
    const { fulfilment, meetingPoint, pieces, deliveryFee, ...old } = rental;
    const { blocks } = contractContent({ ...contract, version: 1, facts: old });
    expect(blocks[2]).toEqual({
      kind: 'facts',
      heading: 'La location',
      facts: [
        period,
        ['Loyer', '50\u00a0500\u00a0FCFA'],
        ['Caution', '40\u00a0000\u00a0FCFA'],
        ['Total payé à Loka', '90\u00a0500\u00a0FCFA'],
      ],
    });
  });

  it('names the least delivery fee and the least security deposit', () => {
    expect(factsOf({ deliveryFee: 1, securityDeposit: 1 }, 'La location')).toEqual([
      period,
      ['Nombre de pièces', '2'],
      ['Livraison, dans le loyer', '1\u00a0FCFA'],
      ['Remise', "Le propriétaire apporte l'objet"],
      ['Loyer', '50\u00a0500\u00a0FCFA'],
      ['Caution', '1\u00a0FCFA'],
      ['Total payé à Loka', '50\u00a0501\u00a0FCFA'],
    ]);
  });

  it.each<[string, Partial<ContractFacts>]>([
    ["Le locataire vient chercher l'objet", { fulfilment: 'pickup' }],
    [
      'Au point de rencontre : Port Môle, Centre-ville, Libreville',
      { fulfilment: 'meeting_point', meetingPoint: 'Port Môle, Centre-ville, Libreville' },
    ],
    ["Le propriétaire apporte l'objet", { fulfilment: 'delivery' }],
  ])('says how the object changes hands: %s', (text, given) => {
    expect(factsOf(given, 'La location')).toContainEqual(['Remise', text]);
  });
});
