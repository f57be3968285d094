import { formatNumber } from '@loka/client';
import { roundedUp, type Series } from '../../components/charts/chart';
import { ChartFigure } from '../../components/charts/chart-figure';
import { ColumnChart } from '../../components/charts/column-chart';
import { LineChart } from '../../components/charts/line-chart';
import { TrendTable } from './trend-table';
import { formatHours, formatShare, shortLabel } from './trend-words';
import type { TrendsProps } from './trends-props';
import { useChartColors } from './use-chart-colors';

/** Sign-ups, requests, how many of these are accepted, and how long identities wait. */
export function DemandCharts({ trends, now }: TrendsProps) {
  const colors = useChartColors();
  const labels = trends.map(shortLabel);
  const last = trends.at(-1);
  if (!last) return null;
  const { medianHours } = last.verifications;
  const times = [
    {
      name: 'La moitié en moins de',
      color: colors.first,
      values: trends.map(({ verifications }) => verifications.medianHours),
    },
    {
      name: 'Neuf sur dix en moins de',
      color: colors.second,
      values: trends.map(({ verifications }) => verifications.slowestHours),
    },
  ];
  return (
    <>
      <ChartFigure
        title="Inscriptions"
        now={`${now}\u00a0: ${formatNumber(last.signUps)}`}
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
        now={`${now}\u00a0: ${formatShare(last.accepted, last.decided)} des demandes répondues`}
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
      <ChartFigure
        title="Temps de décision des identités"
        now={`${now}\u00a0: ${medianHours === null ? 'aucune décision' : `${formatHours(medianHours)} pour la moitié`}`}
        legend={times}
        chart={
          <LineChart labels={labels} format={formatHours} most={endOf(times)} series={times} />
        }
        table={
          <TrendTable
            trends={trends}
            caption="De l'envoi à la décision"
            columns={[
              { name: 'Décidées', of: ({ verifications }) => formatNumber(verifications.decided) },
              { name: 'La moitié', of: ({ verifications }) => hours(verifications.medianHours) },
              {
                name: 'Neuf sur dix',
                of: ({ verifications }) => hours(verifications.slowestHours),
              },
            ]}
          />
        }
      />
    </>
  );
}

const hours = (value: number | null) => (value === null ? '—' : formatHours(value));

/** Whole days once there is more than one. */
function endOf(times: readonly Series[]): number {
  const known = times.flatMap(({ values }) => values.filter((value) => value !== null));
  const highest = Math.max(0, ...known);
  return highest > 24 ? 24 * roundedUp(highest / 24) : roundedUp(highest);
}
