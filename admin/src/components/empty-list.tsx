import type { ReactNode } from 'react';

/** In the place of the rows of a list that has none. */
export const EmptyList = ({ children }: { children: ReactNode }) => (
  <p style={{ padding: '2rem', margin: 0 }}>{children}</p>
);
