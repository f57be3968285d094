import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const TONES = {
  neutral: 'bg-sand-100 text-ink-700',
  success: 'bg-lagoon-100 text-lagoon-800',
  warning: 'bg-sun-100 text-sun-800',
  danger: 'bg-clay-50 text-clay-700',
};

type BadgeProps = { tone?: keyof typeof TONES; className?: string; children: ReactNode };

/** A short state: a condition, a status. The words carry the meaning, the colour only helps. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'wrap-normal inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-3 py-1 font-medium text-sm',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
