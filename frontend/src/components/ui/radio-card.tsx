import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Under the label: what choosing it means, or why it cannot be chosen. */
  note?: ReactNode;
  /** Decoration at the end of the card. */
  mark?: ReactNode;
};

/** One choice among a few, as large as a thumb. */
export function RadioCard({ label, note, mark, className, ...input }: RadioCardProps) {
  return (
    <label
      className={clsx(
        'flex min-h-16 items-center gap-4 rounded-2xl border border-ink-400/70 bg-surface px-4 py-2.5 transition-colors',
        'not-has-disabled:hover:border-ink-500 has-checked:border-lagoon-700 has-checked:bg-lagoon-50 has-checked:ring-1 has-checked:ring-lagoon-700',
        'has-disabled:cursor-not-allowed has-disabled:border-sand-300 has-disabled:bg-sand-50',
        className,
      )}
    >
      <input type="radio" className="size-5 shrink-0 accent-lagoon-700" {...input} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink-900">{label}</span>
        {note && <span className="block text-pretty text-ink-500 text-sm">{note}</span>}
      </span>
      {mark}
    </label>
  );
}
