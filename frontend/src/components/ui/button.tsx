import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from './spinner';

const VARIANTS = {
  primary: 'bg-lagoon-700 text-white hover:bg-lagoon-800 active:bg-lagoon-900',
  accent: 'bg-sun-400 text-night hover:bg-sun-300 active:bg-sun-300',
  secondary:
    'border border-sand-300 bg-surface text-ink-900 hover:border-ink-400 hover:bg-sand-50 active:bg-sand-100',
  ghost: 'text-ink-700 hover:bg-sand-100 hover:text-ink-900 active:bg-sand-200',
  danger: 'bg-clay-600 text-white hover:bg-clay-700 active:bg-clay-700',
};

/* 44 px is the least a thumb needs; `lg` is for the one main action of a screen, `sm` for a row's. */
const SIZES = {
  sm: 'min-h-11 px-3 text-sm',
  md: 'min-h-11 px-5 text-[0.95rem]',
  lg: 'min-h-13 px-6 text-base',
};

type Look = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES; block?: boolean };

/** Of a button, for what leads to another site: a plain `a`. */
export const buttonLook = ({ variant = 'primary', size = 'md', block = false }: Look) =>
  clsx(
    'inline-flex select-none items-center justify-center gap-2 rounded-xl font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    block && 'w-full',
  );

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** `busy` keeps the width, shows a spinner and refuses a second press. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(buttonLook({ variant, size, block }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link className={clsx(buttonLook({ variant, size, block }), className)} {...rest} />;
}
