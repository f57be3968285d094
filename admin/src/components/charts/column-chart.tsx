import { useTheme } from '@mui/material';
import { roundedUp, type Series } from './chart';
import { ChartFrame, frame } from './chart-frame';

/** Columns, of several series one above the other. It is for who sees it: a table says the same. */
export function ColumnChart({
  labels,
  series,
  format,
}: {
  labels: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}) {
  const { palette } = useTheme();
  const sums = labels.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const end = roundedUp(Math.max(...sums));
  const step = frame.width / labels.length;
  const width = Math.max(2, step * 0.66);
  return (
    <ChartFrame labels={labels} end={end} format={format}>
      {labels.map((label, index) => (
        <g key={label} transform={`translate(${index * step + (step - width) / 2} 0)`}>
          {columnsOf(series, index, end).map(({ name, color, top, height }) => (
            <rect
              key={name}
              y={top}
              width={width}
              height={height}
              fill={color}
              stroke={palette.background.paper}
              strokeWidth={series.length > 1 ? 0.75 : 0}
              rx={1.5}
            />
          ))}
        </g>
      ))}
    </ChartFrame>
  );
}

/** From the bottom up. A few beside many are still seen. */
function columnsOf(series: readonly Series[], index: number, end: number) {
  let bottom = frame.height;
  return series.flatMap(({ name, color, values }) => {
    const value = values[index] ?? 0;
    if (value <= 0) return [];
    const height = Math.max(2, (value / end) * frame.height);
    bottom -= height;
    return [{ name, color, top: bottom, height }];
  });
}
