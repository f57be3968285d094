import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Shared by every control one types or picks in. 16 px text keeps iOS from zooming in. */
export const controlLook = clsx(
  'w-full rounded-xl border border-ink-400/70 bg-surface px-4 text-base text-ink-900 transition-colors',
  'placeholder:text-ink-500 hover:border-ink-500 focus:border-lagoon-600',
  'aria-invalid:border-clay-600 disabled:cursor-not-allowed disabled:bg-sand-100 disabled:text-ink-500',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input className={clsx(controlLook, 'min-h-12 read-only:bg-sand-100', className)} {...rest} />
  );
}
