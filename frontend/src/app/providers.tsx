import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AuthProvider } from '@/features/account';
import { newQueryClient } from './query-client';

type ProvidersProps = {
  /** What a page was served with; an empty one, unless given. */
  queryClient?: QueryClient;
  children: ReactNode;
};

export function Providers({ queryClient, children }: ProvidersProps) {
  const [client] = useState(() => queryClient ?? newQueryClient());
  return (
    <QueryClientProvider client={client}>
      <AuthProvider>{children}</AuthProvider>
    </QueryClientProvider>
  );
}
