import { formatFcfa } from '@loka/client';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useId } from 'react';
import { AmountField } from './amount-field';

/**
 * How a sum is divided between two: by a slider over the parts that the server offers, or typed to the
 * franc. Both sides always show what they get.
 *
 * @param steps parts of the sum in XAF, from nothing to all of it
 * @param value XAF of the first side, as typed; empty until somebody decides
 */
export function ShareField(props: {
  label: string;
  steps: readonly number[];
  /** Who gets the amount, and who the rest. */
  sides: readonly [string, string];
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, steps, sides, value, onChange } = props;
  const labelId = useId();
  const sum = steps.at(-1) ?? 0;
  const last = steps.length - 1;
  const amount = shareOf(value, sum);

  return (
    <Box>
      <Box id={labelId} sx={{ fontWeight: 600, mt: 1 }}>
        {label}
      </Box>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby={labelId}
          min={0}
          max={last}
          shiftStep={5}
          marks={marksOf(last)}
          // At the nearest part: between two of them a form would take the slider's value for wrong.
          value={sum === 0 || amount === null ? 0 : Math.round((amount / sum) * last)}
          getAriaValueText={() =>
            amount === null
              ? 'Pas encore choisi'
              : `${formatFcfa(amount)}, ${sides[0]}\u00a0; ${formatFcfa(sum - amount)}, ${sides[1]}`
          }
          onChange={(_, position) => onChange(String(steps[Math.round(Number(position))] ?? 0))}
        />
      </Box>
      <Box
        aria-live="polite"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          gap: { xs: 0.75, sm: 1.5 },
          mb: 1.5,
        }}
      >
        <Side name={sides[0]} francs={amount} />
        <Side name={sides[1]} francs={amount === null ? null : sum - amount} />
      </Box>
      <AmountField
        label={`${sides[0]}, en FCFA`}
        least={0}
        most={sum}
        value={value}
        onChange={onChange}
      />
    </Box>
  );
}

/** XAF, when what was typed is a part of the sum. */
export function shareOf(value: string, sum: number): number | null {
  const amount = Number(value);
  const isPart = value.trim() !== '' && Number.isInteger(amount) && amount >= 0 && amount <= sum;
  return isPart ? amount : null;
}

/** At every quarter. */
function marksOf(last: number) {
  return [0, 25, 50, 75, 100].map((percent) => ({
    value: (last * percent) / 100,
    label: `${percent}\u00a0%`,
  }));
}

function Side({ name, francs }: { name: string; francs: number | null }) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'block' },
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 1,
        bgcolor: 'action.hover',
        borderRadius: 1.5,
        px: 1.5,
        py: 1,
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>{name}</Box>
      <Box
        sx={{
          fontWeight: 700,
          fontSize: '1.0625rem',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {francs === null ? '—' : formatFcfa(francs)}
      </Box>
    </Box>
  );
}
