import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { Rental } from '../../api/types';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';

type Step = Rental['progress']['timeline'][number];

/** Where the money is, who acts next until when, and each step with its sum, as the server says. */
export function RentalProgress({ rental: { progress } }: { rental: Rental }) {
  return (
    <Panel title="Où en est l'argent">
      <Box sx={{ fontWeight: 600 }}>{progress.money}</Box>
      {progress.next && <Box sx={{ mb: 1.5 }}>{progress.next}</Box>}
      <Box
        component="ol"
        aria-label="Étapes"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '4px 16px',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {progress.timeline.map((step) => (
          <Box component="li" key={step.step} sx={{ display: 'contents' }}>
            <TimelineLine step={step} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function TimelineLine({ step: { label, state, amount, note } }: { step: Step }) {
  const color = state === 'ahead' ? 'text.secondary' : 'text.primary';
  return (
    <Fragment>
      <Box component="span" sx={{ color, fontWeight: state === 'now' ? 600 : undefined }}>
        {MARKS[state]} {label}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', textAlign: 'right' }}>
        {amount !== null && (
          <>
            <Money francs={amount} />
            {note && <span>{` ${note}`}</span>}
          </>
        )}
      </Box>
    </Fragment>
  );
}

const MARKS: Record<Step['state'], string> = { done: '✓', now: '→', ahead: '·', missed: '✗' };
