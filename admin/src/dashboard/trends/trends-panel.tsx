import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readTrends } from '../../api/dashboard';
import { useLive } from '../../lib/use-live';
import { DecisionCharts } from './decision-charts';
import { DemandCharts } from './demand-charts';
import { MoneyCharts } from './money-charts';
import { StepsChart } from './steps-chart';
import type { TrendsProps } from './trends-props';

const everySeconds = 300;

type By = 'week' | 'day';

const reads = {
  week: (signal: AbortSignal) => readTrends('week', signal),
  day: (signal: AbortSignal) => readTrends('day', signal),
};

/** Pictures of the last eight weeks. */
export function TrendsPanel() {
  const [by, setBy] = useState<By>('week');
  return (
    <Box component="section" aria-labelledby="trends">
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography id="trends" variant="h6" component="h2">
          Les huit dernières semaines
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Période de chaque point"
          value={by}
          onChange={(_, chosen: By | null) => chosen && setBy(chosen)}
        >
          <ToggleButton value="week">Par semaine</ToggleButton>
          <ToggleButton value="day">Par jour</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Charts key={by} by={by} />
    </Box>
  );
}

function Charts({ by }: { by: By }) {
  const { data, failure } = useLive(reads[by], everySeconds);
  if (!data) {
    return failure ? <p role="alert">{failure}</p> : <p role="status">Chargement…</p>;
  }
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      <AllCharts trends={data} now={by === 'week' ? 'Cette semaine' : "Aujourd'hui"} />
    </>
  );
}

function AllCharts(charts: TrendsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
      }}
    >
      <DemandCharts {...charts} />
      <DecisionCharts {...charts} />
      <MoneyCharts {...charts} />
      <StepsChart trends={charts.trends} />
    </Box>
  );
}
