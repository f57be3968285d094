import { formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useGetList } from 'react-admin';
import type { Approval } from '../../api/types';
import { StatusChip } from '../../components/status-chip';
import { approvalStatus } from './approval-words';

const SHOWN = 3;

/** The last acts about a member that needed a second admin, and what became of them. */
export function ProposedActs({ memberId }: { memberId: string }) {
  const { data = [] } = useGetList<Approval>('approvals', {
    filter: { memberId },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'proposedAt', order: 'DESC' },
  });
  if (data.length === 0) return null;
  return (
    <Box component="ul" aria-label="Actes à deux" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5 }}>
      {data.map((approval) => (
        <li key={approval.id}>
          <Link component={LinkBase} to={`/approvals/${approval.id}/show`}>
            {approval.title}, proposé le {formatDatedInstant(approval.proposedAt)}
          </Link>{' '}
          <StatusChip status={approvalStatus(approval)} />
        </li>
      ))}
    </Box>
  );
}
