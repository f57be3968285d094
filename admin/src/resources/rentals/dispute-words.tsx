import { formatActor, formatDatedInstant, formatNamedAmount, formatStep } from '@loka/client';
import Box from '@mui/material/Box';
import type { StaffRental } from '../../api/types';

type Step = StaffRental['steps'][number];

const EVENTS: readonly Step['event'][] = [
  'contest-return',
  'claim-late-fee',
  'counter-claim',
  'refuse-offer',
  'report-missing',
  'answer-missing',
];

/** What both parties said of a return, for whoever decides about it. */
export function DisputeWords({ steps }: { steps: readonly Step[] }) {
  const said = steps.filter(({ event }) => EVENTS.includes(event));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0, display: 'grid', gap: 1.5 }}>
      {said.map((step) => (
        <li key={`${step.at} ${step.event}`}>
          <Box sx={{ fontWeight: 600 }}>{formatStep(step)}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {formatDatedInstant(step.at)}, {formatActor(step)}
          </Box>
          <div>{formatNamedAmount(step)}</div>
          <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            «{`\u00a0${step.reason}\u00a0`}»
          </Box>
        </li>
      ))}
    </Box>
  );
}
