import { formatNumber } from '@loka/client';
import Box from '@mui/material/Box';
import type { Trend } from '../../api/dashboard';
import { ChartFigure } from '../../components/charts/chart-figure';
import { TrendTable } from './trend-table';
import { shareOfStep } from './trend-words';
import { useChartColors } from './use-chart-colors';

const steps = [
  { id: 'views', name: "Page d'un objet vue" },
  { id: 'checkouts', name: 'Facturation ouverte' },
  { id: 'started', name: 'Paiement lancé' },
  { id: 'paid', name: 'Payé' },
] as const satisfies readonly { id: keyof Trend['steps']; name: string }[];

/** Where visitors stop on the way to a rental, in all these weeks together. */
export function StepsChart({ trends }: { trends: Trend[] }) {
  const { first } = useChartColors();
  const sums = steps.map(({ id }) => trends.reduce((sum, trend) => sum + trend.steps[id], 0));
  const most = Math.max(1, ...sums);
  return (
    <ChartFigure
      title="Du premier regard au paiement"
      now="Les huit semaines ensemble, chacun une fois par jour et par objet"
      chart={
        <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {steps.map(({ id, name }, index) => (
            <Box component="li" key={id} sx={{ mb: 0.75 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <span>{name}</span>
                <span style={{ fontVariantNumeric: 'tabular-nums' }}>
                  <b>{formatNumber(sums[index] ?? 0)}</b>
                  <span>{shareOfStep(sums[index] ?? 0, sums[index - 1])}</span>
                </span>
              </Box>
              <Box aria-hidden sx={{ height: 12, borderRadius: 0.5, bgcolor: 'action.hover' }}>
                <Box
                  sx={{
                    height: '100%',
                    borderRadius: 0.5,
                    bgcolor: first,
                    width: `${(100 * (sums[index] ?? 0)) / most}%`,
                    minWidth: sums[index] ? 3 : 0,
                  }}
                />
              </Box>
            </Box>
          ))}
        </Box>
      }
      table={
        <TrendTable
          trends={trends}
          caption="Étapes vers une location"
          columns={steps.map(({ id, name }) => ({
            name,
            of: (trend) => formatNumber(trend.steps[id]),
          }))}
        />
      }
    />
  );
}
