import type { Trend } from '../../api/dashboard';
import { PlainTable } from '../../components/plain-table';
import { longLabel } from './trend-words';

/** The figures of a chart, the last period first: it is asked for most. */
export function TrendTable({
  caption,
  trends,
  columns,
}: {
  caption: string;
  trends: readonly Trend[];
  columns: readonly { name: string; of: (trend: Trend) => string }[];
}) {
  return (
    <PlainTable
      isNumbers
      caption={caption}
      columns={['Période', ...columns.map(({ name }) => name)]}
      rows={trends
        .map((trend) => ({
          key: trend.from,
          cells: [longLabel(trend), ...columns.map(({ of }) => of(trend))],
        }))
        .reverse()}
    />
  );
}
