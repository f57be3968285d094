import { clsx } from 'clsx';

/** The mark of `favicon.svg`, and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <img src="/favicon.svg" alt="" width={32} height={32} />
      <span className="font-bold font-display text-[1.7rem] leading-none tracking-tight pt-0.5">
        Loka
      </span>
    </span>
  );
}
