import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AuthProvider } from '@/features/account';
import { ServedLowData } from '@/lib/low-data';
import { newQueryClient } from './query-client';

type ProvidersProps = {
  /** What a page was served with; an empty one, unless given. */
  queryClient?: QueryClient;
  /** Whether it was served without pictures. */
  isLowData?: boolean;
  children: ReactNode;
};

export function Providers({ queryClient, isLowData = false, children }: ProvidersProps) {
  const [client] = useState(() => queryClient ?? newQueryClient());
  return (
    <QueryClientProvider client={client}>
      <ServedLowData value={isLowData}>
        <AuthProvider>{children}</AuthProvider>
      </ServedLowData>
    </QueryClientProvider>
  );
}
