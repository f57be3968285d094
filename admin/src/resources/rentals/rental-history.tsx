import {
  formatActor,
  formatDatedInstant,
  formatDoneOffline,
  formatFcfa,
  formatGain,
  formatStep,
} from '@loka/client';
import Box from '@mui/material/Box';
import type { StaffRental } from '../../api/types';
import { Panel } from '../../components/panel';
import { StepPhotos } from './dispute-words';

const parties = { renter: 'Locataire', owner: 'Propriétaire' };

/** Every step in order, with who caused it and what it gave to and took from each party. */
export function RentalHistory({ steps }: { steps: StaffRental['steps'] }) {
  return (
    <Panel title="Historique">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {steps.map((step) => (
          <li key={`${step.at} ${step.event}`}>
            <Box sx={{ fontWeight: 600 }}>{formatStep(step)}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {formatDatedInstant(step.at)}, {formatActor(step)}
              <div>{formatDoneOffline(step)}</div>
            </Box>
            {step.claimed !== null && (
              <Box>
                Sur la caution{'\u00a0'}: {formatFcfa(step.claimed)}
              </Box>
            )}
            {step.reason && (
              <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                «{`\u00a0${step.reason}\u00a0`}»
              </Box>
            )}
            <StepPhotos step={step} />
            {step.amounts.map(({ party, amount }) => (
              <Box key={party}>
                {parties[party]}
                {'\u00a0'}: {formatGain(amount)}
              </Box>
            ))}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
