import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

/** The shape of two rentals while they load. */
export function RentalListSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      {['first', 'second'].map((key) => (
        <Card key={key} className="grid gap-4 p-4 sm:p-5">
          <div className="flex gap-4">
            <Skeleton className="size-20 shrink-0 rounded-2xl sm:size-28" />
            <div className="grid flex-1 content-start gap-2.5">
              <Skeleton className="h-7 w-24 rounded-full" />
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-16 w-full" />
        </Card>
      ))}
    </div>
  );
}
