import { roundedUp, type Series } from './chart';
import { ChartFrame, frame } from './chart-frame';

/** Lines with a gap where nothing is known. It is for who sees it: a table says the same. */
export function LineChart({
  labels,
  series,
  format,
  most,
}: {
  labels: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Where it ends, when that does not depend on the values. */
  most?: number;
}) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const end = most ?? roundedUp(Math.max(0, ...known));
  const step = frame.width / labels.length;
  const pointOf = (value: number, index: number) => ({
    x: (index + 0.5) * step,
    y: frame.height - (value / end) * frame.height,
  });
  return (
    <ChartFrame labels={labels} end={end} format={format}>
      {series.map(({ name, color, values }) => {
        const points = values.map((value, index) =>
          value === null ? null : pointOf(value, index),
        );
        return (
          <g key={name} fill={color} stroke={color}>
            <path d={pathThrough(points)} fill="none" strokeWidth={2} strokeLinejoin="round" />
            {points.map(
              (point) =>
                point && (
                  <circle
                    key={point.x}
                    cx={point.x}
                    cy={point.y}
                    r={labels.length > 20 ? 1.2 : 2.5}
                    stroke="none"
                  />
                ),
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}

function pathThrough(points: readonly ({ x: number; y: number } | null)[]): string {
  return points
    .map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${point.x} ${point.y}`)
    .filter(Boolean)
    .join(' ');
}
