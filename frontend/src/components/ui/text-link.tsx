import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link inside a sentence. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={clsx(
        'font-semibold text-lagoon-700 underline underline-offset-4 hover:text-lagoon-900',
        className,
      )}
      {...rest}
    />
  );
}
