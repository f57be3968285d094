import { Skeleton } from '@/components/ui/skeleton';

/** The form's shape while its draft is read. */
export function ItemFormSkeleton() {
  return (
    <div className="grid gap-6" aria-busy>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
