import { inFrench } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { ContractAmendment, ContractFacts } from '../../rentals/index.js';
import type { Block, FactsBlock } from './content.js';
import { formatInstant, formatPeriod } from './words.js';

type Parties = Pick<ContractFacts, 'ownerName' | 'renterName' | 'start'>;

/** The annex of a contract; nothing when nothing has changed since it was accepted. */
export function amendmentBlocks(amendments: ContractAmendment[], parties: Parties): Block[] {
  if (amendments.length === 0) return [];
  return [
    {
      kind: 'text',
      heading: 'Annexe : changements de dates',
      paragraphs: [
        "Les parties sont convenues de ces changements dans Loka, après l'acceptation. Le reste du contrat, caution comprise, reste tel qu'il a été accepté.",
      ],
    },
    ...amendments.map((amendment, index) => amendmentBlock(amendment, index + 1, parties)),
  ];
}

const titles = { extension: 'Prolongation', shortening: 'Fin anticipée' };

function amendmentBlock(
  { kind, askedBy, amount, ...amendment }: ContractAmendment,
  position: number,
  { ownerName, renterName, start }: Parties,
): FactsBlock {
  const { oldEnd, newEnd, oldRent, newRent, askedAt, acceptedAt, doneAt } = amendment;
  const [asker, other] = askedBy === 'renter' ? [renterName, ownerName] : [ownerName, renterName];
  return {
    kind: 'facts',
    heading: `${position}. ${titles[kind]}`,
    facts: [
      ['Nouvelle période', formatPeriod(start, newEnd)],
      ['Jour du retour', `Le ${inFrench(newEnd)} au lieu du ${inFrench(oldEnd)}`],
      ['Loyer', `${formatXaf(newRent)} au lieu de ${formatXaf(oldRent)}`],
      ['Demandée par', `${asker}, le ${formatInstant(askedAt)}`],
      ['Acceptée par', `${other}, le ${formatInstant(acceptedAt)}`],
      kind === 'extension'
        ? ['Payée par', `${renterName}, ${formatXaf(amount)} le ${formatInstant(doneAt)}`]
        : ['Remboursé à', `${renterName}, ${formatXaf(amount)} le ${formatInstant(doneAt)}`],
    ],
  };
}
