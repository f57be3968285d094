import { ApiError } from '@loka/client';
import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;
/** A call that reached no server: a network that has just changed may do, a missing one is said at once. */
const MAX_RETRIES_OF_NETWORK = 1;

// At once rather than a tick later: a button is busy before the second press of a double click.
if (!import.meta.env.SSR) notifyManager.setScheduler(queueMicrotask);

// TanStack takes every page for online until the browser tells of a change.
if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);

/** Only what may heal by itself is tried again; a refusal stays a refusal. */
function retriesOf(error: Error): number {
  if (!(error instanceof ApiError)) return MAX_RETRIES;
  if (error.status === 0) return MAX_RETRIES_OF_NETWORK;
  return error.status >= 500 ? MAX_RETRIES : 0;
}

export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The service worker may have an answer without network; where it has none the page says so,
        // and asks again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Data is paid by the megabyte here: coming back to the tab costs nothing.
        refetchOnWindowFocus: false,
        retry: (failures, error) => onlineManager.isOnline() && failures < retriesOf(error),
      },
      // Without network a press fails at once, and is not sent when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  });
