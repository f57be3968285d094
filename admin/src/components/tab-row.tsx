import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The tabs of a list with what is done from it, which is below them where both do not fit. */
export function TabRow({ tabs, action }: { tabs: ReactNode; action: ReactNode }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, flex: '1 1 16rem' }}>{tabs}</Box>
      {action}
    </Stack>
  );
}
