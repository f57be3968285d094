import { nextCursor } from '@loka/client';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { Rental } from '@/api/types';
import { OFFLINE_QUERY, readOrLastSeen, retryWhileStale } from '@/lib/offline';

/** Some of the rentals of a member: of these statuses, and at this stage for the member. */
export interface RentalPart {
  statuses?: readonly Rental['status'][] | undefined;
  stage?: NonNullable<Rental['stage']>;
}

export const ALL_RENTALS: RentalPart = {};

export const PAGE_SIZE = 50;

interface RentalPage {
  rentals: Rental[];
  /** How many all pages hold. */
  total: number;
  next: string | undefined;
}

type PagesOptions = {
  queryKey: readonly string[];
  enabled: boolean;
  /** What the first page is called among what was seen last, to be shown without network. */
  name: string;
  load: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ data?: Rental[]; response: Response }>;
  /** How often to ask again while this is shown, in ms; false for never. */
  interval: (shown: Rental[], isLastPage: boolean) => number | false;
};

/**
 * Rentals, in the order of the server, page after page. With a second page loaded they are asked for again by what
 * members do, and not by time: what fails then leaves what is shown.
 */
export const rentalPages = ({ queryKey, enabled, name, load, interval }: PagesOptions) =>
  infiniteQueryOptions({
    queryKey,
    enabled,
    meta: { name },
    ...OFFLINE_QUERY,
    queryFn: ({ pageParam, signal, client }) => {
      const read = async (): Promise<RentalPage> => {
        const { data = [], response } = await load(pageParam, signal);
        const total = Number(response.headers.get('x-total-count'));
        return { rentals: data, total, next: nextCursor(response) };
      };
      const known = client.getQueryData<InfiniteData<RentalPage>>(queryKey);
      if (pageParam || (known && known.pages.length > 1)) return read();
      return readOrLastSeen(name, read, {
        onLate: (page) => client.setQueryData(queryKey, { pages: [page], pageParams: [undefined] }),
      });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // The other party and the calendar change them elsewhere.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const [first, second] = data?.pages ?? [];
      if (second) return false;
      return interval(first?.rentals ?? [], !first?.next) || retryWhileStale(name);
    },
  });

/** As parameters of the API. */
export const queryOf = ({ statuses, stage }: RentalPart) => ({
  status: statuses?.join(','),
  stage,
});

/** What tells its list from the others of the same member. */
export const nameOf = ({ statuses, stage }: RentalPart): string | undefined =>
  [stage, statuses?.join(',')].filter(Boolean).join(' ') || undefined;
