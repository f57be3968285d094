import { formatDatedInstant } from '@loka/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { VerificationDetail } from '../../api/types';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { ComparedPictures } from './compared-pictures';
import { lookAlikeWords } from './doubt-words';
import { verificationStatuses } from './verification-status';

/** What this submission has in common with those of other accounts. */
export function LookAlikes({ submission }: { submission: VerificationDetail }) {
  const { lookAlikes } = submission;
  if (lookAlikes.length === 0) return null;
  return (
    <Panel title="Ressemblances avec d'autres comptes">
      <Alert severity="error" sx={{ mb: 2 }}>
        Comparez avec ces comptes avant de décider&nbsp;: une personne n'a qu'un compte.
      </Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {lookAlikes.map(({ kind, submission: { id, userId, userName, createdAt, ...other } }) => (
          <li key={`${kind} ${id}`}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <strong>{lookAlikeWords[kind]}</strong>
              <StatusChip status={verificationStatuses[other.status]} />
            </Box>
            <Link component={LinkBase} to={`/users/${userId}/show`}>
              Compte de {userName}
            </Link>
            {' · '}
            <Link component={LinkBase} to={`/verifications/${id}/show`}>
              Demande du {formatDatedInstant(createdAt)}
            </Link>
            {other.papersDeletedAt ? (
              <Box sx={{ color: 'text.secondary' }}>Ses pièces ont été supprimées.</Box>
            ) : (
              <div>
                <ComparedPictures id={id} userName={userName} />
              </div>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
