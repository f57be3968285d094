import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What the page is about on the left, what to know and do about it on the right. */
export function PageColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
      }}
    >
      <Box sx={column}>{main}</Box>
      <Box sx={column}>{side}</Box>
    </Box>
  );
}
