import { formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import type { VerificationDetail } from '../../api/types';
import { Panel } from '../../components/panel';

/** What those who left it to others noted, the last one first. */
export function TeamNotes({ skips }: { skips: VerificationDetail['skips'] }) {
  if (skips.length === 0) return null;
  return (
    <Panel title="Notes de l'équipe">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {skips.map(({ byName, note, at }) => (
          <li key={`${byName} ${at}`}>
            <Box sx={{ color: 'text.secondary' }}>
              {byName}, {formatDatedInstant(at)}
            </Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>{note ?? 'Passée sans note.'}</Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
