import { clsx } from 'clsx';

/** The mark of `favicon.svg`, drawn in the page, and the name; the mark alone where both have no place. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex h-8 flex-wrap items-center gap-x-2.5 overflow-hidden',
        className,
      )}
    >
      <svg viewBox="0 0 64 64" className="size-8" aria-hidden="true">
        <rect width="64" height="64" rx="16" fill="#0d6057" />
        <path
          d="M20 12v31q0 8 8 8h18"
          fill="none"
          stroke="#fff"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="42" cy="25" r="9.5" fill="#f5a524" />
      </svg>
      <span className="whitespace-nowrap font-bold font-display text-name leading-none tracking-tight pt-0.5">
        Loka
      </span>
    </span>
  );
}
