import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useStickyBar } from '@/lib/use-sticky-bar';

/** Stays in sight at the foot of a phone's page, above the shortcuts. The class names its gaps and where it ends. */
export function StickyBar({ className, children }: { className: string; children: ReactNode }) {
  const bar = useStickyBar<HTMLDivElement>();
  return (
    <div
      ref={bar}
      className={clsx(
        'sticky bottom-(--tab-bar) z-20 -mx-4 flex flex-wrap items-center justify-between border-sand-200 border-t bg-surface px-4 py-3 data-tall:static short:static',
        className,
      )}
    >
      {children}
    </div>
  );
}
