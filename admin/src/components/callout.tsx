import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What must not be overlooked before acting. */
export function Callout({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ bgcolor: 'info.light', color: 'info.dark', borderRadius: 1, px: 1.5, py: 1, mt: 1.5 }}
    >
      {children}
    </Box>
  );
}
