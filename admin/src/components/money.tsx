import { formatFcfa } from '@loka/client';
import Box from '@mui/material/Box';

/** An amount in XAF, and per what if it is a price; never broken over two lines. */
export function Money({ francs, per }: { francs: number; per?: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatFcfa(francs)}
      <span>{per && ` / ${per}`}</span>
    </Box>
  );
}
