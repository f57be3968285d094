import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A white sheet on the sand background. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx('rounded-2xl border border-sand-200 bg-surface shadow-card', className)}
      {...rest}
    />
  );
}
