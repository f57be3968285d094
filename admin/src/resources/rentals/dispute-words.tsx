import { formatActor, formatDatedInstant, formatStep } from '@loka/client';
import Box from '@mui/material/Box';
import type { StaffRental } from '../../api/types';
import { PrivatePicture } from '../../components/private-picture';

type Step = StaffRental['steps'][number];

const EVENTS: readonly Step['event'][] = [
  'contest-return',
  'counter-claim',
  'refuse-offer',
  'report-missing',
  'answer-missing',
];

/** What both parties said and showed of a return, for whoever decides about it. */
export function DisputeWords({ steps }: { steps: readonly Step[] }) {
  const said = steps.filter(({ event }) => EVENTS.includes(event));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
      {said.map((step) => (
        <li key={`${step.at} ${step.event}`}>
          <Box sx={{ fontWeight: 600 }}>{formatStep(step)}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {formatDatedInstant(step.at)}, {formatActor(step)}
          </Box>
          <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            «{`\u00a0${step.reason}\u00a0`}»
          </Box>
          <StepPhotos step={step} />
        </li>
      ))}
    </Box>
  );
}

/** The photos that came with a step. */
export function StepPhotos({ step }: { step: Step }) {
  if (step.photos.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 1, my: 1 }}>
      {step.photos.map((url, index) => (
        <PrivatePicture key={url} url={url} alt={`${formatStep(step)}, photo ${index + 1}`} />
      ))}
    </Box>
  );
}
