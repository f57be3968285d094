import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and values of a record: a list of {@link Fact}. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // Long names leave room for an amount or a time, which do not break.
        gridTemplateColumns: 'fit-content(44%) minmax(0, 1fr)',
        columnGap: 1,
        rowGap: 0.75,
        m: 0,
        '& dt': { color: 'text.secondary', minWidth: '6.5rem' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {children}
    </Box>
  );
}

/** One name and its value; a missing value shows as a dash. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children === null || children === false || children === '' ? '—' : children}</dd>
    </>
  );
}
