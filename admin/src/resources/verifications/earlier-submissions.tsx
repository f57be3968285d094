import { formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { Verification } from '../../api/types';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { documentNames, verificationStatuses } from './verification-status';

/** The person's other submissions, newest first. */
export function EarlierSubmissions({ submissions }: { submissions: Verification[] }) {
  if (submissions.length === 0) return null;
  return (
    <Panel title="Autres demandes">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {submissions.map(({ id, type, numero, status, reason, createdAt }) => (
          <li key={id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Link component={LinkBase} to={`/verifications/${id}/show`}>
                {formatDatedInstant(createdAt)}
              </Link>
              <StatusChip status={verificationStatuses[status]} />
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {documentNames[type]} {numero ?? '(pièces supprimées)'}
              <span>{reason && ` · ${reason}`}</span>
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
