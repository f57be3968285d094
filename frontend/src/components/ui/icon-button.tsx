import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A round 44 px button that shows an icon and says `label`. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-[44px] shrink-0 place-items-center rounded-full text-ink-700 transition-colors',
        'hover:bg-sand-100 hover:text-ink-900 disabled:cursor-not-allowed disabled:opacity-40',
        className,
      )}
      {...rest}
    />
  );
}
