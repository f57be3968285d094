import { type ReactNode, Suspense } from 'react';
import { useNear } from '@/lib/use-near';

type WhenNearProps = {
  /** As high as what comes: what is below does not move. */
  toCome: ReactNode;
  /** Also when the screen is elsewhere, as when the address names it. */
  isWanted?: boolean;
  className?: string;
  children: ReactNode;
};

/** What is loaded when it is about to be seen, in a place that is kept for it. */
export function WhenNear({ toCome, isWanted, className, children }: WhenNearProps) {
  const { ref, isNear } = useNear<HTMLDivElement>(isWanted);
  return (
    <div ref={ref} className={className}>
      {isNear ? <Suspense fallback={toCome}>{children}</Suspense> : toCome}
    </div>
  );
}
