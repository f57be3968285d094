import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlLook } from './input';

/** The platform's own list: the fastest and most familiar one on a phone. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select
        className={clsx(controlLook, 'min-h-12 cursor-pointer appearance-none pr-11')}
        {...rest}
      />
      <ChevronDown
        size={18}
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 text-ink-500"
      />
    </span>
  );
}

/** The choices of a list: what is sent of each, and what is shown. */
export const Options = ({ of }: { of: readonly { id: string; label: string }[] }) =>
  of.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
