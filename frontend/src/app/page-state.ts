import { ApiError, type Failure } from '@loka/client';
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

type Queries = DehydratedState['queries'];

/** What a page was rendered from, as JSON in the page: the browser needs to ask for nothing again. */
export type PageState = {
  origin: string;
  /** Whether pictures wait in it until they are asked for. */
  isLowData: boolean;
  /** Answers and refusals. */
  queries: Queries;
};

/** Without times, so that the same answers make the same page, which a browser that has it need not load again. */
export function readPageState(
  client: QueryClient,
  page: Pick<PageState, 'origin' | 'isLowData'>,
): PageState {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  const noTimes = {
    dataUpdatedAt: 0,
    errorUpdatedAt: 0,
    // The error once more.
    fetchFailureReason: null,
  };
  return {
    ...page,
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, ...noTimes },
    })),
  };
}

type Restored = {
  /** False when the browser took the page from its own store: the answers in it are old. */
  isCurrent: boolean;
  /** Members may see more than everybody: what is not the same for all is asked for again. */
  isMember: boolean;
};

/**
 * Fills an empty client with what a page was rendered from. Until the page has been taken over, a refusal is
 * shown as it is.
 *
 * @returns to be called then
 */
export function restorePageState(
  client: QueryClient,
  { queries }: PageState,
  { isCurrent, isMember }: Restored,
): () => void {
  const updatedAt = ({ meta }: Queries[number]) =>
    isCurrent && (meta?.isSameForAll === true || !isMember) ? Date.now() : 0;
  hydrate(client, {
    queries: queries.map((query) => ({
      ...query,
      state: {
        ...query.state,
        dataUpdatedAt: updatedAt(query),
        error: query.state.error && new ApiError(query.state.error as Error & Failure),
      },
    })),
  });
  const refused = client.getQueryCache().findAll({
    predicate: ({ state }) => state.status === 'error',
  });
  for (const { queryKey } of refused) client.setQueryDefaults(queryKey, { retryOnMount: false });
  return () => {
    for (const { queryKey } of refused) {
      client.setQueryDefaults(queryKey, {});
      if (isMember || !isCurrent) void client.refetchQueries({ queryKey, exact: true });
    }
  };
}
