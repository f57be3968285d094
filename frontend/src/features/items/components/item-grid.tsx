import { clsx } from 'clsx';
import type { Item } from '@/api/types';
import { Skeleton } from '@/components/ui/skeleton';
import type { Dates } from '../dates-choice';
import { CARD_ROWS, ItemCard } from './item-card';

/* The room between two rows of cards is below each card, since the lines of a card are rows too. */
export const GRID = '-mb-8 pairs gap-x-3 sm:-mb-10 sm:grid-cols-3 sm:gap-x-6 *:pb-8 sm:*:pb-10';

type ItemGridProps = {
  items: Item[];
  /** Three columns beside a panel, four on the whole width. */
  columns?: 3 | 4;
  /** Whether its first row is on the first screen. */
  isFirst?: boolean;
  /** What a request for one of them begins with. */
  dates?: Dates;
};

/** What a phone shows in a row. */
const ROW = 2;

export function ItemGrid({ items, columns = 4, isFirst = false, dates }: ItemGridProps) {
  return (
    <ul className={clsx(GRID, columns === 4 && 'lg:grid-cols-4')}>
      {items.map((item, index) => (
        <li key={item.id} className={CARD_ROWS}>
          <ItemCard item={item} eager={isFirst && index < ROW} dates={dates} />
        </li>
      ))}
    </ul>
  );
}

type ItemGridSkeletonProps = { count: number; columns?: 3 | 4 };

/** The grid's shape while it loads, line for line the height of a card. */
export function ItemGridSkeleton({ count, columns = 4 }: ItemGridSkeletonProps) {
  return (
    <div aria-hidden className={clsx(GRID, columns === 4 && 'lg:grid-cols-4')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never move.
        <div key={index} className="grid gap-3">
          <Skeleton className="aspect-[4/3] rounded-2xl" />
          <div className="grid gap-2">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/3 lg:hidden" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
