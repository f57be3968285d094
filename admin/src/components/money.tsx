import Box from '@mui/material/Box';
import { formatFcfa } from '@/lib/format';

/** An amount in XAF, never broken over two lines; `signed` shows the plus as well. */
export function Money({ francs, signed = false }: { francs: number; signed?: boolean }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {signed && francs > 0 ? '+' : ''}
      {formatFcfa(francs)}
    </Box>
  );
}
