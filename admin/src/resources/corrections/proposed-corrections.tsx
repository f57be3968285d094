import { formatDatedInstant, formatGain } from '@loka/client';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useGetList } from 'react-admin';
import type { ProposedCorrection } from '../../api/types';
import { StatusChip } from '../../components/status-chip';
import { correctionStatus } from './correction-words';

const SHOWN = 3;

/** The last corrections of a member that needed a second admin, and what became of them. */
export function ProposedCorrections({ userId }: { userId: string }) {
  const { data = [] } = useGetList<ProposedCorrection>('corrections', {
    filter: { userId },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'proposedAt', order: 'DESC' },
  });
  if (data.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Corrections à deux"
      sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5 }}
    >
      {data.map((correction) => (
        <li key={correction.id}>
          <Link component={LinkBase} to={`/corrections/${correction.id}/show`}>
            {formatGain(correction.amount)}, proposée le {formatDatedInstant(correction.proposedAt)}
          </Link>{' '}
          <StatusChip status={correctionStatus(correction)} />
        </li>
      ))}
    </Box>
  );
}
