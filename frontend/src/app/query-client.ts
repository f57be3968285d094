import { ApiError } from '@loka/client';
import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

// At once rather than a tick later: a button is busy before the second press of a double click.
if (!import.meta.env.SSR) notifyManager.setScheduler(queueMicrotask);

/** Only what may heal by itself is tried again; a refusal stays a refusal. */
const mayHeal = (error: Error) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

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
        retry: (failures, error) =>
          onlineManager.isOnline() && failures < MAX_RETRIES && mayHeal(error),
      },
      // Without network a press fails at once, and is not sent when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  });
