import { Skeleton } from '@/components/ui/skeleton';

/** The item page's shape while it loads. */
export function ItemSkeleton() {
  return (
    <div className="page grid gap-8 py-6 lg:grid-cols-[1fr_25rem] lg:gap-12 lg:py-10" aria-busy>
      <Skeleton className="aspect-[4/3] rounded-3xl max-sm:-mx-4 max-sm:rounded-none" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="mt-4 h-80 w-full rounded-3xl" />
      </div>
    </div>
  );
}
