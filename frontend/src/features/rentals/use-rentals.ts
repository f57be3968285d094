import { useInfiniteQuery } from '@tanstack/react-query';
import type { Rental } from '@/api/types';
import type { rentalPages, Statuses } from './api/rental-pages';

type Source = (statuses: Statuses) => ReturnType<typeof rentalPages>;

/** A list of rentals, or those of some statuses alone. */
export interface RentalList {
  rentals: Rental[];
  /** How many there are, with those not loaded yet. */
  total: number;
  isPending: boolean;
  /** Why there is nothing to show. */
  error: Error | null;
  retry: () => void;
  /** The next page; null on the last one. */
  more: { load: () => void; isLoading: boolean; error: Error | null } | null;
}

/**
 * The rentals of these statuses. As long as one page holds all rentals, as for nearly every member, they
 * are picked from it: nothing more is asked for, and they are there without network. Otherwise each
 * list goes on by pages of its own.
 */
export function useRentals(source: Source, statuses?: Statuses): RentalList {
  const all = useInfiniteQuery(source(undefined));
  const isApart = statuses !== undefined && all.hasNextPage;
  const apart = useInfiniteQuery({ ...source(statuses), enabled: isApart });
  const list = isApart ? apart : all;
  const loaded = list.data?.pages.flatMap(({ rentals }) => rentals) ?? [];
  const rentals = statuses ? loaded.filter(({ status }) => statuses.includes(status)) : loaded;
  return {
    rentals,
    total: list.hasNextPage ? (list.data?.pages[0]?.total ?? 0) : rentals.length,
    isPending: list.isPending,
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
    more: list.hasNextPage
      ? {
          load: () => void list.fetchNextPage(),
          isLoading: list.isFetchingNextPage,
          error: list.isFetchNextPageError ? list.error : null,
        }
      : null,
  };
}
