import { clsx } from 'clsx';

/** The mark of `favicon.svg`, drawn in the page, and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 64 64" width={32} height={32} aria-hidden="true">
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
      <span className="font-bold font-display text-[1.7rem] leading-none tracking-tight pt-0.5">
        Loka
      </span>
    </span>
  );
}
