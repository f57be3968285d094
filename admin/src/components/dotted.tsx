import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

/** Facts in a row, with a dot between two; where the row wraps, no dot begins or ends a line. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '0.9em', overflow: 'hidden' }}
    >
      {Children.map(children, (fact) => fact && <Dot>{fact}</Dot>)}
    </Box>
  );
}

/** A fact with the dot before it: that of the first one of a line is outside of the row, which cuts it off. */
function Dot({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        '&::before': { content: '"·"', position: 'absolute', left: '-0.6em' },
      }}
    >
      {children}
    </Box>
  );
}
