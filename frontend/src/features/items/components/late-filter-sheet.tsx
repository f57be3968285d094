import { UNREACHABLE } from '@loka/client';
import { Suspense, useEffect, useRef } from 'react';
import { Opening } from '@/components/ui/opening';
import { part } from '@/components/ui/part';
import { toast } from '@/components/ui/toast';
import type { FilterSheetProps } from './filter-sheet';

const FilterSheet = part(async () => (await import('./filter-sheet')).FilterSheet, NotLoaded);

/** Loaded once somebody opens it; where the filters are beside the list, nobody does. */
export function LateFilterSheet(props: FilterSheetProps) {
  return (
    <Suspense fallback={<Opening />}>
      <FilterSheet {...props} />
    </Suspense>
  );
}

/** Closed again, so that the next press opens it. */
function NotLoaded({ onClose }: FilterSheetProps) {
  const isTold = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the failure is shown.
  useEffect(() => {
    // React's strict mode has effects twice, and this goes a step back.
    if (isTold.current) return;
    isTold.current = true;
    toast.error(UNREACHABLE.detail);
    onClose();
  }, []);
  return null;
}
