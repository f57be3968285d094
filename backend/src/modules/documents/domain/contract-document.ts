import { formatXaf } from '../../../kernel/xaf.js';
import type { ContractAmendment, ContractArticle, ContractFacts } from '../../rentals/index.js';
import type { Content, Fact } from './content.js';
import { amendmentBlocks } from './contract-annex.js';
import { footerOf, formatInstant, formatPeriod } from './words.js';

/** A contract that both parties have accepted. */
export interface AcceptedContract {
  number: string;
  version: number;
  facts: ContractFacts;
  articles: ContractArticle[];
  renterAcceptedAt: Date;
  ownerAcceptedAt: Date;
  amendments: ContractAmendment[];
  /** Where to write to. */
  contact: string;
}

/** The first version whose document is dense: those accepted before keep the pages they had. */
const denseFrom = 4;

/** What the document of a contract says: what was accepted, and in an annex what has changed since. */
export function contractContent(contract: AcceptedContract): Content {
  const { number, version, facts, articles, ownerAcceptedAt, amendments, contact } = contract;
  return {
    title: 'Contrat de location',
    number,
    at: amendments.at(-1)?.doneAt ?? ownerAcceptedAt,
    dense: version >= denseFrom,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Propriétaire', facts.ownerName],
          ['Locataire', facts.renterName],
          ['Version du contrat', String(version)],
        ],
      },
      { kind: 'facts', heading: "L'objet", facts: itemFacts(facts) },
      {
        kind: 'facts',
        heading: 'La location',
        facts: [
          ['Période', formatPeriod(facts.start, facts.end)],
          ...piecesAndDelivery(facts),
          ...fulfilmentFacts(facts),
          ['Loyer', formatXaf(facts.rent)],
          [
            'Caution',
            facts.securityDeposit > 0 ? formatXaf(facts.securityDeposit) : 'Pas de caution',
          ],
          ['Total payé à Loka', formatXaf(facts.rent + facts.securityDeposit)],
        ],
      },
      ...articles.map(({ title, paragraphs }, index) => ({
        kind: 'text' as const,
        heading: `${index + 1}. ${title}`,
        paragraphs,
      })),
      {
        kind: 'facts',
        heading: 'Acceptations',
        facts: [
          [facts.renterName, `A accepté en payant, le ${formatInstant(contract.renterAcceptedAt)}`],
          [facts.ownerName, `A accepté la demande le ${formatInstant(ownerAcceptedAt)}`],
        ],
      },
      ...amendmentBlocks(amendments, facts),
    ],
    footer: footerOf(contact),
  };
}

/** Contracts from before there was a choice do not say. */
function fulfilmentFacts({ fulfilment, meetingPoint }: ContractFacts): Fact[] {
  const ways: Record<NonNullable<typeof fulfilment>, string> = {
    pickup: "Le locataire vient chercher l'objet",
    meeting_point: `Au point de rencontre : ${meetingPoint}`,
    delivery: "Le propriétaire apporte l'objet",
  };
  return fulfilment ? [['Remise', ways[fulfilment]]] : [];
}

function itemFacts({ itemTitle, itemDescription, itemCondition, itemLocation }: ContractFacts) {
  const facts: (Fact | null)[] = [
    ['Objet', itemTitle],
    itemDescription ? ['Description', itemDescription] : null,
    itemCondition ? ['État annoncé', itemCondition] : null,
    ['Lieu', itemLocation],
  ];
  return facts.filter((fact) => fact !== null);
}

function piecesAndDelivery({ pieces = 1, deliveryFee = 0 }: ContractFacts): Fact[] {
  return [
    ...(pieces > 1 ? [['Nombre de pièces', String(pieces)] satisfies Fact] : []),
    ...(deliveryFee > 0
      ? [['Livraison, dans le loyer', formatXaf(deliveryFee)] satisfies Fact]
      : []),
  ];
}
