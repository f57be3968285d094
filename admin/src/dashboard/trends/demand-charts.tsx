import { formatNumber } from '@loka/client';
import { ChartFigure } from '../../components/charts/chart-figure';
import { ColumnChart } from '../../components/charts/column-chart';
import { LineChart } from '../../components/charts/line-chart';
import { TrendTable } from './trend-table';
import { formatShare, shortLabel } from './trend-words';
import type { TrendsProps } from './trends-props';
import { useChartColors } from './use-chart-colors';

/** Sign-ups, requests, and how many of these are accepted. */
export function DemandCharts({ trends, now }: TrendsProps) {
  const colors = useChartColors();
  const labels = trends.map(shortLabel);
  const last = trends.at(-1);
  if (!last) return null;
  return (
    <>
      <ChartFigure
        title="Inscriptions"
        now={`${now}\u00a0: ${formatNumber(last.signUps)}`}
        isEmpty={trends.every(({ signUps }) => signUps === 0)}
        chart={
          <ColumnChart
            labels={labels}
            format={formatNumber}
            series={[
              {
                name: 'Inscriptions',
                color: colors.first,
                values: trends.map(({ signUps }) => signUps),
              },
            ]}
          />
        }
        table={
          <TrendTable
            trends={trends}
            caption="Inscriptions"
            columns={[{ name: 'Inscriptions', of: ({ signUps }) => formatNumber(signUps) }]}
          />
        }
      />
      <ChartFigure
        title="Demandes de location"
        now={`${now}\u00a0: ${formatNumber(last.requests)}`}
        isEmpty={trends.every(({ requests }) => requests === 0)}
        chart={
          <ColumnChart
            labels={labels}
            format={formatNumber}
            series={[
              {
                name: 'Demandes',
                color: colors.first,
                values: trends.map(({ requests }) => requests),
              },
            ]}
          />
        }
        table={
          <TrendTable
            trends={trends}
            caption="Demandes payées par leur locataire"
            columns={[{ name: 'Demandes', of: ({ requests }) => formatNumber(requests) }]}
          />
        }
      />
      <ChartFigure
        title="Demandes acceptées"
        now={`${now}\u00a0: ${last.decided === 0 ? 'aucune réponse' : `${formatShare(last.accepted, last.decided)} des demandes répondues`}`}
        isEmpty={trends.every(({ decided }) => decided === 0)}
        chart={
          <LineChart
            labels={labels}
            format={(share) => `${formatNumber(share)}\u00a0%`}
            most={100}
            series={[
              {
                name: 'Acceptées',
                color: colors.first,
                values: trends.map(({ accepted, decided }) =>
                  decided === 0 ? null : (100 * accepted) / decided,
                ),
              },
            ]}
          />
        }
        table={
          <TrendTable
            trends={trends}
            caption="Demandes que leur propriétaire a acceptées, refusées ou laissées expirer"
            columns={[
              { name: 'Répondues', of: ({ decided }) => formatNumber(decided) },
              { name: 'Acceptées', of: ({ accepted }) => formatNumber(accepted) },
              { name: 'Part', of: ({ accepted, decided }) => formatShare(accepted, decided) },
            ]}
          />
        }
      />
    </>
  );
}
