import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string };

/** A setting that takes effect at once. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label className={clsx('inline-flex min-h-11 items-center gap-3 text-[0.95rem]', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox's own state is its aria-checked. */}
      <input type="checkbox" role="switch" className="peer sr-only" {...rest} />
      <span
        aria-hidden
        className={clsx(
          'relative h-7 w-12 shrink-0 rounded-full bg-ink-400 transition-colors peer-checked:bg-lagoon-600',
          'after:absolute after:top-1 after:left-1 after:size-5 after:rounded-full after:bg-white after:transition-transform',
          'peer-checked:after:translate-x-5 peer-disabled:opacity-50',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-lagoon-600 peer-focus-visible:outline-offset-2',
        )}
      />
      {label}
    </label>
  );
}
