import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from './field';
import { IconButton } from './icon-button';
import { Input } from './input';

type StepperProps = {
  label: string;
  /** 0 while nothing is typed. */
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A whole number that is typed, or changed by one. What is typed may be out of bounds; steps are not. */
export function Stepper({ label, value, min, max, onChange, hint, error }: StepperProps) {
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <Field label={label} hint={hint} {...(error && { error })}>
      {(control) => (
        <div className="flex items-center gap-2">
          <IconButton label="Une de moins" disabled={value <= min} onClick={() => step(-1)}>
            <Minus size={20} aria-hidden />
          </IconButton>
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-24 text-center tabular-nums"
            value={value || ''}
            onChange={({ target }) => onChange(Number(target.value.replace(/\D/g, '').slice(0, 6)))}
          />
          <IconButton label="Une de plus" disabled={value >= max} onClick={() => step(1)}>
            <Plus size={20} aria-hidden />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
