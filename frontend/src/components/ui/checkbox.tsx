import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** The whole row is the target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx('flex min-h-11 items-center gap-3 text-[0.95rem]', className)}>
      <input type="checkbox" className="size-5 shrink-0 accent-lagoon-700" {...rest} />
      <span>{label}</span>
    </label>
  );
}
