import { clsx } from 'clsx';
import type { Operator } from '@/api/types';

type OperatorChoiceProps = {
  operators: Operator[];
  value: Operator['code'];
  onChange: (code: Operator['code']) => void;
};

/** The colours people know their operator by. */
const MARKS: Partial<Record<Operator['code'], string>> = {
  airtel: 'bg-[#c8102e] text-white',
  moov: 'bg-[#0a4f9e] text-white',
};

export function OperatorChoice({ operators, value, onChange }: OperatorChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-[0.95rem] text-ink-900">Moyen de paiement</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {operators.map(({ code, label }) => (
          <label
            key={code}
            className="flex min-h-16 items-center gap-4 rounded-2xl border border-ink-400/70 bg-white px-4 transition-colors hover:border-ink-500 has-checked:border-lagoon-700 has-checked:bg-lagoon-50 has-checked:ring-1 has-checked:ring-lagoon-700"
          >
            <input
              type="radio"
              name="operator"
              value={code}
              checked={code === value}
              onChange={() => onChange(code)}
              className="size-5 accent-lagoon-700"
            />
            <span className="flex-1 font-semibold text-ink-900">{label}</span>
            {/* Drawn rather than written: the letter is no part of the choice's name. */}
            <span
              aria-hidden
              data-letter={label.charAt(0)}
              className={clsx(
                'grid size-9 place-items-center before:content-[attr(data-letter)] rounded-xl font-bold font-display text-lg',
                MARKS[code] ?? 'bg-sand-200 text-ink-700',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
