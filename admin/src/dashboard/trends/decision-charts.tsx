import { formatNumber } from '@loka/client';
import type { Trend } from '../../api/dashboard';
import { roundedUp, type Series } from '../../components/charts/chart';
import { ChartFigure } from '../../components/charts/chart-figure';
import { LineChart } from '../../components/charts/line-chart';
import { TrendTable } from './trend-table';
import { formatHours, shortLabel } from './trend-words';
import type { TrendsProps } from './trends-props';
import { useChartColors } from './use-chart-colors';

const decisions = [
  { of: 'verifications', title: 'identités', since: "De l'envoi à la décision" },
  { of: 'reports', title: 'signalements', since: 'Du signalement à sa clôture' },
  {
    of: 'reviews',
    title: 'paiements à vérifier',
    since: 'De la mise en vérification à la décision',
  },
  { of: 'disputes', title: 'litiges', since: "De l'appel à l'équipe à la décision" },
] as const;

/** How long what staff decide about waits for them. */
export function DecisionCharts(charts: TrendsProps) {
  return decisions.map((decision) => <DecisionChart key={decision.of} {...charts} {...decision} />);
}

function DecisionChart({
  trends,
  now,
  of,
  title,
  since,
}: TrendsProps & (typeof decisions)[number]) {
  const colors = useChartColors();
  const last = trends.at(-1);
  if (!last) return null;
  const { medianHours } = last[of];
  const line = (name: string, color: string, figure: 'medianHours' | 'slowestHours') => ({
    ...{ name, color },
    values: trends.map((trend) => trend[of][figure]),
  });
  const times = [
    line('La moitié en moins de', colors.first, 'medianHours'),
    line('Neuf sur dix en moins de', colors.second, 'slowestHours'),
  ];
  const column = (name: string, figure: 'medianHours' | 'slowestHours') => ({
    name,
    of: (trend: Trend) => hours(trend[of][figure]),
  });
  return (
    <ChartFigure
      title={`Temps de décision des ${title}`}
      now={`${now}\u00a0: ${medianHours === null ? 'aucune décision' : `${formatHours(medianHours)} pour la moitié`}`}
      legend={times}
      isEmpty={trends.every((trend) => trend[of].decided === 0)}
      chart={
        <LineChart
          labels={trends.map(shortLabel)}
          format={formatHours}
          most={endOf(times)}
          series={times}
        />
      }
      table={
        <TrendTable
          trends={trends}
          caption={since}
          columns={[
            { name: 'Décidées', of: (trend) => formatNumber(trend[of].decided) },
            column('La moitié', 'medianHours'),
            column('Neuf sur dix', 'slowestHours'),
          ]}
        />
      }
    />
  );
}

const hours = (value: number | null) => (value === null ? '—' : formatHours(value));

/** Whole days once there is more than one. */
function endOf(times: readonly Series[]): number {
  const known = times.flatMap(({ values }) => values.filter((value) => value !== null));
  const highest = Math.max(0, ...known);
  return highest > 24 ? 24 * roundedUp(highest / 24) : roundedUp(highest);
}
