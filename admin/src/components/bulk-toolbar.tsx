import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';

/** What may be done with the rows that are selected, which are seen: not with those of other pages. */
export function BulkToolbar({ children }: { children: ReactNode }) {
  return <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>;
}
