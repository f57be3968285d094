import { type CodeChange, edit } from '../code-change.js';

const incidents = 'modules/incidents/operator-incidents.ts';

/** About operators of which staff said that they are down. */
export const incidentChanges: CodeChange[] = [
  {
    name: 'money is sent out through an operator that is down',
    edits: [
      edit(
        incidents,
        "if (direction === 'payout') throw new ProblemError('payouts-suspended');",
        '',
      ),
    ],
  },
  {
    name: 'members go on paying by an operator whose payments staff block',
    edits: [
      edit(incidents, "if (open.blocksPayments) throw new ProblemError('operator-incident');", ''),
    ],
  },
  {
    name: 'another operator is refused than the one that is down',
    edits: [
      edit(
        incidents,
        'find((incident) => incident.operator === operator)',
        'find((incident) => incident.operator !== operator)',
      ),
    ],
  },
];
