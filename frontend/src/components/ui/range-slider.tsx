import * as Radix from '@radix-ui/react-slider';

type RangeSliderProps = {
  min: number;
  max: number;
  step: number;
  value: [number, number];
  labels: [string, string];
  format: (value: number) => string;
  onChange: (value: [number, number]) => void;
  /** Called once, when the handle is let go. */
  onCommit: (value: [number, number]) => void;
};

/** Two handles that may meet but never cross. */
export function RangeSlider({
  labels,
  format,
  value,
  onChange,
  onCommit,
  ...range
}: RangeSliderProps) {
  const pair = (values: number[]) => [values[0], values[1]] as [number, number];
  return (
    <Radix.Root
      {...range}
      value={value}
      preserveThumbOrder
      onValueChange={(values) => onChange(pair(values))}
      onValueCommit={(values) => onCommit(pair(values))}
      className="relative flex h-11 touch-none select-none items-center"
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-sand-300">
        <Radix.Range className="absolute h-full rounded-full bg-lagoon-600" />
      </Radix.Track>
      {labels.map((label, index) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={format(value[index] ?? 0)}
          className="relative block size-6 rounded-full border-2 border-lagoon-700 bg-surface shadow-card after:absolute after:-inset-2.5 hover:bg-lagoon-50"
        />
      ))}
    </Radix.Root>
  );
}
