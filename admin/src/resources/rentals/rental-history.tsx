import {
  formatActor,
  formatDatedInstant,
  formatDoneOffline,
  formatGain,
  formatNamedAmount,
  formatPostponed,
  formatStep,
  type Schemas,
} from '@loka/client';
import Box from '@mui/material/Box';
import { Panel } from '../../components/panel';
import { StepPhotos } from './step-photos';

/** What happened; who of the staff it was is told with a rental, not with a report of one. */
type Step = Schemas['RentalStep'] & Partial<Pick<Schemas['StaffRentalStep'], 'staff_name'>>;

/** Who the parties are. */
type Names = Partial<Record<Step['by'], string>>;

const parties = { renter: 'Locataire', owner: 'Propriétaire' };

/** Every step in order, with who caused it and what it gave to and took from each party. */
export function RentalHistory({
  steps,
  names = {},
  withPhotos = true,
}: {
  steps: readonly Step[];
  names?: Names;
  /** Not where they are shown beside it. */
  withPhotos?: boolean;
}) {
  return (
    <Panel title="Historique">
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          pl: 2,
          ml: 0.5,
          display: 'grid',
          gap: 1.5,
          borderLeft: 2,
          borderColor: 'divider',
        }}
      >
        {steps.map((step) => (
          <Box
            component="li"
            key={`${step.at} ${step.event}`}
            sx={{ position: 'relative', ...dot }}
          >
            <Box sx={{ fontWeight: 600 }}>{formatStep(step)}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {formatDatedInstant(step.at)}, {whoTook(step, names)}
              <div>{formatDoneOffline(step)}</div>
            </Box>
            <div>{formatNamedAmount(step)}</div>
            <div>{formatPostponed(step)}</div>
            {step.reason && (
              <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                «{`\u00a0${step.reason}\u00a0`}»
              </Box>
            )}
            {withPhotos && <StepPhotos step={step} />}
            {step.amounts.map(({ party, amount }) => (
              <Box key={party} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {parties[party]}
                {'\u00a0'}: {formatGain(amount)}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** On the line that joins the steps. */
const dot = {
  '&::before': {
    content: '""',
    position: 'absolute',
    width: 8,
    height: 8,
    borderRadius: '50%',
    top: 6,
    left: -21,
    bgcolor: 'primary.main',
  },
};

function whoTook(step: Step, names: Names): string {
  const name = step.by === 'staff' ? step.staff_name : names[step.by];
  return name ? `${formatActor(step)} (${name})` : formatActor(step);
}
