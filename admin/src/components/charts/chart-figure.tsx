import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../lib/visually-hidden';
import type { Series } from './chart';

/** A chart with what its colours mean, what it says of now, and a table to read instead of it. */
export function ChartFigure({
  title,
  now,
  legend = [],
  isEmpty = false,
  chart,
  table,
}: {
  title: string;
  /** What it says of the last period, in words. */
  now: ReactNode;
  /** None for a single series. */
  legend?: readonly Pick<Series, 'name' | 'color'>[];
  /** Nothing happened in all of the time: axes without a line say less than a sentence. */
  isEmpty?: boolean;
  chart: ReactNode;
  table: ReactNode;
}) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {now}
      </Typography>
      {isEmpty ? (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          Rien en huit semaines.
        </Typography>
      ) : (
        <>
          {chart}
          {legend.length > 1 && <Legend series={legend} />}
        </>
      )}
      <Box
        component="details"
        sx={{
          mt: 1,
          '& summary': { cursor: 'pointer', color: 'primary.main', fontWeight: 600, py: 0.5 },
        }}
      >
        <summary>
          Voir les chiffres<span style={visuallyHidden}>&nbsp;: {title}</span>
        </summary>
        {table}
      </Box>
    </Card>
  );
}

function Legend({ series }: { series: readonly Pick<Series, 'name' | 'color'>[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        p: 0,
        m: 0,
        mt: 0.5,
        listStyle: 'none',
      }}
    >
      {series.map(({ name, color }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" sx={{ width: 10, height: 10, borderRadius: 0.5, bgcolor: color }} />
          {name}
        </Box>
      ))}
    </Box>
  );
}
