import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import { LinkBase, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

/**
 * The words in a row of a list that lead to its record. The rest of the row answers to a pointer alone; this is what
 * the keyboard reaches, and what opens in another tab.
 */
export function RecordLink({
  children,
  isSentence = false,
}: {
  children: ReactNode;
  /** What somebody wrote, and no name: it is not as bold. */
  isSentence?: boolean;
}) {
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!record || !resource) return children;
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource, id: record.id, type: 'show' })}
      color="inherit"
      // The row would open it a second time.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{
        fontWeight: isSentence ? 400 : 600,
        textDecorationColor: 'transparent',
        '&:hover, &:focus-visible': { textDecorationColor: 'currentcolor' },
      }}
    >
      {children}
    </Link>
  );
}
