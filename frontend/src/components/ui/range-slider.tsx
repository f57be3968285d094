import { clsx } from 'clsx';

type Range = [low: number, high: number];

type RangeSliderProps = {
  min: number;
  max: number;
  step: number;
  value: Range;
  labels: [string, string];
  format: (value: number) => string;
  onChange: (value: Range) => void;
  /** Called once, when the handle is let go. */
  onCommit: (value: Range) => void;
};

/** Two handles that may meet but never cross. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, labels, format, onChange, onCommit, ...range } = props;
  const [low, high] = value;
  const percent = (francs: number) => ((francs - range.min) / (range.max - range.min)) * 100;
  const handles = [
    {
      label: labels[0],
      at: low,
      moved: (to: number): Range => [Math.min(to, high), high],
      // Above the other one where both have met at the end.
      className: clsx(percent(low) > 50 && 'z-10'),
    },
    { label: labels[1], at: high, moved: (to: number): Range => [low, Math.max(to, low)] },
  ];
  return (
    <div className="relative h-11">
      {/* A handle's middle never reaches the ends. */}
      <div className="absolute inset-x-3 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sand-300">
        <div
          className="absolute inset-y-0 rounded-full bg-lagoon-600"
          style={{ left: `${percent(low)}%`, right: `${100 - percent(high)}%` }}
        />
      </div>
      {handles.map(({ label, at, moved, className }) => (
        <input
          key={label}
          {...range}
          type="range"
          aria-label={label}
          aria-valuetext={format(at)}
          value={at}
          onChange={(event) => onChange(moved(event.target.valueAsNumber))}
          // React's own event of this name tells of every move.
          ref={(input) => {
            const commit = () => onCommit(value);
            input?.addEventListener('change', commit);
            return () => input?.removeEventListener('change', commit);
          }}
          className={clsx('range-handle absolute inset-0 w-full', className)}
        />
      ))}
    </div>
  );
}
