import { type ReactNode, useId } from 'react';
import type { MobileNumber } from '@/api/types';
import { RadioCard } from '@/components/ui/radio-card';
import { OperatorMark } from '@/features/payments';

type NumberChoiceProps = {
  legend: string;
  numbers: MobileNumber[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** Why a number cannot be chosen; null when it can. */
  closed?: (number: MobileNumber) => string | null;
  /** Offers another number too: the value that stands for it, and what asks for it. */
  other?: { value: string; fields: ReactNode };
};

/** One of the member's mobile money numbers. */
export function NumberChoice(props: NumberChoiceProps) {
  const { legend, numbers, value, onChange, closed, other } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-[0.95rem] text-ink-900">{legend}</legend>
      <div className="grid gap-2.5">
        {numbers.map((number) => {
          const reason = closed?.(number) ?? null;
          return (
            <RadioCard
              key={number.id}
              name={name}
              checked={value === number.id}
              onChange={() => onChange(number.id)}
              disabled={reason !== null}
              label={<span className="whole-number">{number.phoneNumberFormatted}</span>}
              note={[number.operatorLabel, reason ?? (number.preferred && 'Préféré')]
                .filter(Boolean)
                .join(' · ')}
              mark={<OperatorMark code={number.operator} label={number.operatorLabel} />}
            />
          );
        })}
        {other && (
          <RadioCard
            name={name}
            checked={value === other.value}
            onChange={() => onChange(other.value)}
            label="Un autre numéro"
          />
        )}
        {other && value === other.value && <div className="mt-2 grid gap-4">{other.fields}</div>}
      </div>
    </fieldset>
  );
}
