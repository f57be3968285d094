import { formatDay } from '@loka/client';
import { clsx } from 'clsx';
import type { Ref } from 'react';

type DayButtonProps = {
  label: string;
  /** As `2026-12-01`; empty before it is chosen. */
  value: string;
  /** Whether the next tap in the calendar chooses this day. */
  isNext: boolean;
  /** Of the sentence about what is wrong with it. */
  errorId?: string | undefined;
  disabled?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A day that is chosen in a calendar beside it. */
export function DayButton({ label, value, isNext, errorId, ref, ...rest }: DayButtonProps) {
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      aria-pressed={isNext}
      aria-describedby={errorId}
      className={clsx(
        'grid min-h-16 content-center rounded-xl border bg-surface px-2.5 py-2 text-left transition-colors',
        'disabled:cursor-not-allowed disabled:bg-sand-100',
        errorId ? 'border-clay-600' : isNext ? 'border-lagoon-600' : 'border-ink-400/70',
        isNext && 'ring-1 ring-inset',
        errorId ? 'ring-clay-600' : 'ring-lagoon-600',
      )}
    >
      <span className="text-ink-500 text-sm">{label}</span>{' '}
      <span className={value ? 'font-medium text-ink-900' : 'text-ink-500'}>
        {value ? formatDay(value) : 'À choisir'}
      </span>
    </button>
  );
}
