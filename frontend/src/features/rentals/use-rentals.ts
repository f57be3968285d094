import { useInfiniteQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Rental } from '@/api/types';
import { lastSeen } from '@/lib/offline';
import { ALL_RENTALS, type RentalPart, type rentalPages } from './api/rental-pages';
import { pick } from './pick-rentals';

type Source = (part: RentalPart) => ReturnType<typeof rentalPages>;

/** A list of rentals, or a part of them. */
export interface RentalList {
  rentals: Rental[];
  /** How many there are, with those not loaded yet. */
  total: number;
  /** Whether one page does not hold all rentals. */
  isPaged: boolean;
  /** What it is called among what was seen last, when it is a list of its own. */
  ownName: string | null;
  isPending: boolean;
  /** Why there is nothing to show. */
  error: Error | null;
  retry: () => void;
  /** The next page; null on the last one. */
  more: { load: () => void; isLoading: boolean; error: Error | null } | null;
}

/**
 * The rentals, or a part of them. As long as one page holds all rentals, as for nearly every member, they
 * are picked from it: nothing more is asked for, and they are there without network. Otherwise each
 * list goes on by pages of its own; until its first one is there, it is what the page of all has of it.
 */
export function useRentals(source: Source, part = ALL_RENTALS): RentalList {
  // A part is shown by a page that has asked for all of them already.
  const refetchOnMount = part === ALL_RENTALS;
  const all = useInfiniteQuery({ ...source(ALL_RENTALS), refetchOnMount });
  const isPaged = all.data?.pages[0]?.next !== undefined;
  const isApart = part !== ALL_RENTALS && isPaged;
  const options = source(isApart ? part : ALL_RENTALS);
  const apart = useInfiniteQuery({ ...options, enabled: isApart });
  const list = isApart ? apart : all;
  const name = `${options.meta?.name}`;
  const isLastSeen = () => name in lastSeen.get();
  const isStale = useSyncExternalStore(lastSeen.subscribe, isLastSeen);

  const loaded = (list.data ?? all.data)?.pages.flatMap((page) => page.rentals) ?? [];
  const rentals = pick(loaded, part);

  // The next page follows one that is of now.
  async function loadMore() {
    if (isStale || list.isFetching) {
      const { isError } = await list.refetch({ cancelRefetch: false });
      if (isLastSeen() || isError) return;
    }
    await list.fetchNextPage();
  }

  return {
    rentals,
    total: list.hasNextPage ? (list.data?.pages[0]?.total ?? 0) : rentals.length,
    isPaged,
    ownName: isApart ? name : null,
    isPending: list.isPending && rentals.length === 0,
    error: list.data || rentals.length > 0 ? null : list.error,
    retry: () => void list.refetch(),
    more: list.hasNextPage
      ? {
          load: () => void loadMore(),
          isLoading: list.isFetchingNextPage,
          error: list.isFetchNextPageError ? list.error : null,
        }
      : null,
  };
}
