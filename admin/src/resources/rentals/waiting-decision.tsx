import { formatBefore, formatDatedInstant } from '@loka/client';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { StaffRental } from '../../api/types';

/** The decision that waits for a second person, with the way to it; the parties see that it is under review. */
export function WaitingDecision({ rental: { waiting, under_review: review } }: Props) {
  if (!waiting || !review) return null;
  return (
    <Alert severity="info">
      En cours d'examen&nbsp;: {waiting.kind_name}. Proposition de {waiting.proposed_by}, le{' '}
      {formatDatedInstant(review.since)}. Une personne de l'administration décide{' '}
      {formatBefore(review.until)}&nbsp;; rien ne bouge d'ici là.{' '}
      <Link component={LinkBase} to={`/approvals/${waiting.approval_id}/show`}>
        Voir la proposition
      </Link>
    </Alert>
  );
}

interface Props {
  rental: Pick<StaffRental, 'waiting' | 'under_review'>;
}
