import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ErrorTextProps = {
  /** Nothing is shown without. */
  children: ReactNode;
  /** For the control's `aria-describedby`. */
  id?: string;
  /** Not when the control gets the focus, which reads it. */
  announced?: boolean;
  className?: string;
};

/** Why what is in a control is not taken, below it. */
export function ErrorText({ children, id, announced = true, className }: ErrorTextProps) {
  if (!children) return null;
  return (
    <p
      id={id}
      role={announced ? 'alert' : undefined}
      className={clsx('font-medium text-clay-600 text-sm', className)}
    >
      {children}
    </p>
  );
}
