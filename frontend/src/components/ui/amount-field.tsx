import { formatNumber } from '@loka/client';
import { type ReactNode, useState } from 'react';
import { readFrancs, WHOLE_FRANCS } from '@/lib/francs';
import { Field } from './field';
import { Input } from './input';

type AmountFieldProps = {
  /** XAF; 0 while nothing is typed, NaN for what is no amount. */
  value: number;
  onChange: (francs: number) => void;
  /** XAF, proposed at one touch. */
  quick: { francs: number; label?: string }[];
  hint?: ReactNode;
  error?: string;
};

/** Whole francs, grouped as they are typed; anything else stays as typed, with what is wrong of it. */
export function AmountField({ value, onChange, quick, hint, error }: AmountFieldProps) {
  const [typed, setTyped] = useState('');
  const isAmount = !Number.isNaN(value);
  const shown = value > 0 ? formatNumber(value) : '';
  return (
    <div className="grid gap-3">
      <Field label="Montant (FCFA)" hint={hint} error={isAmount ? error : WHOLE_FRANCS}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className="min-h-14 font-bold font-display text-2xl tabular-nums"
            value={isAmount ? shown : typed}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(readFrancs(target.value));
            }}
          />
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-x-1.5 gap-y-2">
        <legend className="sr-only">Montants proposés</legend>
        {quick.map(({ francs, label }) => (
          <button
            key={label ?? francs}
            type="button"
            aria-pressed={francs === value}
            onClick={() => onChange(francs)}
            className="min-h-11 flex-1 whitespace-nowrap rounded-full border border-sand-300 bg-surface px-2.5 font-medium text-ink-900 text-sm tabular-nums transition-colors hover:border-ink-400 aria-pressed:border-lagoon-700 aria-pressed:bg-lagoon-50"
          >
            {label ?? formatNumber(francs)}
            {!label && <span className="sr-only"> FCFA</span>}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
