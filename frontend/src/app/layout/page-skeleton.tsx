import { Skeleton } from '@/components/ui/skeleton';

/** Holds the screen while a page's code is downloaded, so that the footer does not jump up. */
export function PageSkeleton() {
  return (
    <div className="page grid min-h-[90dvh] content-start gap-6 py-10" aria-busy>
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="h-5 w-full max-w-2xl" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
