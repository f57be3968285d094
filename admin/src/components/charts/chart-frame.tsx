import { useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { isLabelled } from './chart';

/** What is drawn in: units of the picture, which is as wide as its place. */
export const frame = { width: 244, height: 104 };
/** For the numbers, of which "4 Md FCFA" is the longest. */
const left = 56;
const above = 8;
const below = 18;

/** What all charts have: where they end, half of it, and some of the labels. */
export function ChartFrame({
  labels,
  end,
  format,
  children,
}: {
  labels: readonly string[];
  end: number;
  format: (value: number) => string;
  children: ReactNode;
}) {
  const { palette, typography } = useTheme();
  const step = frame.width / labels.length;
  const heightOf = (value: number) => frame.height - (value / end) * frame.height;
  const text = { fontSize: 10.5, fontFamily: typography.fontFamily, fill: palette.text.secondary };
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-left} ${-above} ${left + frame.width} ${above + frame.height + below}`}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    >
      {[end, end / 2].map((value) => (
        <line
          key={value}
          x2={frame.width}
          y1={heightOf(value)}
          y2={heightOf(value)}
          stroke={palette.divider}
          strokeDasharray="3 3"
        />
      ))}
      {children}
      {/* Half of 1 is no number of anything. */}
      {[end, ...(end < 2 ? [] : [end / 2])].map((value) => (
        <text key={value} x={-left} y={heightOf(value) + 4} {...text}>
          {format(value)}
        </text>
      ))}
      <line x2={frame.width} y1={frame.height} y2={frame.height} stroke={palette.divider} />
      {labels.map(
        (label, index) =>
          isLabelled(index, labels.length) && (
            <text
              key={label}
              x={(index + 0.5) * step}
              y={frame.height + 14}
              textAnchor={anchorOf(index, labels.length)}
              {...text}
            >
              {label}
            </text>
          ),
      )}
    </svg>
  );
}

/** Labels at the ends stay within the picture. */
function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count < 3) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}
