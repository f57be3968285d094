import { ApiError, type Failure } from '@loka/client';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page was rendered from, as JSON in the page: the browser needs to ask for nothing again. */
export type PageState = {
  origin: string;
  /** Whether pictures wait in it until they are asked for. */
  isLowData: boolean;
  answers: { key: QueryKey; data: unknown; isSameForAll: boolean }[];
  refusals: { key: QueryKey; failure: Failure }[];
};

/** Without times, so that the same answers make the same page. */
export function readPageState(
  client: QueryClient,
  { origin, isLowData }: Pick<PageState, 'origin' | 'isLowData'>,
): PageState {
  const queries = client.getQueryCache().getAll();
  return {
    origin,
    isLowData,
    answers: queries
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey: key, state, meta }) => ({
        key,
        data: state.data,
        isSameForAll: meta?.isSameForAll === true,
      })),
    refusals: queries.flatMap((query) => {
      const failure = failureOf(query);
      return failure ? [{ key: query.queryKey, failure }] : [];
    }),
  };
}

function failureOf({ state: { error } }: Query): Failure | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, status, fields, message } = error;
  return { code, status, fields, detail: message };
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
  { answers, refusals }: PageState,
  { isCurrent, isMember }: Restored,
): () => void {
  for (const { key, data, isSameForAll } of answers) {
    const isFresh = isCurrent && (isSameForAll || !isMember);
    client.setQueryData(key, data, { updatedAt: isFresh ? Date.now() : 0 });
  }
  for (const { key, failure } of refusals) {
    const query = client.getQueryCache().build(client, { queryKey: key });
    query.setState({ status: 'error', error: new ApiError(failure), fetchStatus: 'idle' });
    client.setQueryDefaults(key, { retryOnMount: false });
  }
  return () => {
    for (const { key } of refusals) {
      client.setQueryDefaults(key, {});
      if (isMember || !isCurrent) void client.refetchQueries({ queryKey: key, exact: true });
    }
  };
}
