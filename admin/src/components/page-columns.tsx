import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * What the page is about on the left, what to know and do about it on the right.
 *
 * @param below what is long and read last: under the left column, and on a phone at the end
 */
export function PageColumns({
  main,
  side,
  below,
}: {
  main: ReactNode;
  side: ReactNode;
  below?: ReactNode;
}) {
  const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
        ...(below && { gridTemplateRows: { md: 'auto 1fr' } }),
      }}
    >
      <Box sx={column}>{main}</Box>
      <Box
        sx={{ ...column, ...(below && { gridRow: { md: '1 / span 2' }, gridColumn: { md: 2 } }) }}
      >
        {side}
      </Box>
      {below && <Box sx={column}>{below}</Box>}
    </Box>
  );
}
