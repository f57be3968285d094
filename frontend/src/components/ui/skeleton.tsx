import { clsx } from 'clsx';

/** The grey shape of what is loading; give it the size of what will replace it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-skeleton rounded-lg bg-sand-200', className)} />;
}
