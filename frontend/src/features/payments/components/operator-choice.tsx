import { useId } from 'react';
import type { Operator } from '@/api/types';
import { RadioCard } from '@/components/ui/radio-card';
import { OperatorMark } from './operator-mark';

type OperatorChoiceProps = {
  legend: string;
  operators: Operator[];
  value: Operator['code'];
  onChange: (code: Operator['code']) => void;
};

export function OperatorChoice({ legend, operators, value, onChange }: OperatorChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-[0.95rem] text-ink-900">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {operators.map(({ code, label, incident }) => (
          <RadioCard
            key={code}
            name={name}
            value={code}
            label={label}
            note={incident && 'En panne'}
            mark={<OperatorMark code={code} label={label} />}
            checked={code === value}
            onChange={() => onChange(code)}
          />
        ))}
      </div>
    </fieldset>
  );
}
