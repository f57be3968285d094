import { formatDatedInstant } from '@loka/client';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { PaymentDetail } from '../../api/types';

const names: Record<string, string> = {
  'payment-decision': 'Une décision',
  'late-settlement': "De l'argent déplacé malgré l'échec",
  'payment-put-right': 'Une rectification',
};

/** What waits for a second admin about the payment, with the way to it. */
export function Waiting({ payment: { waiting } }: { payment: PaymentDetail }) {
  return waiting.map(({ approvalId, kind, proposedByName, proposedAt }) => (
    <Alert key={approvalId} severity="info">
      {names[kind] ?? 'Un acte'} attend une deuxième personne de l'administration&nbsp;: proposé par{' '}
      {proposedByName} le {formatDatedInstant(proposedAt)}. Rien n'a encore bougé.{' '}
      <Link component={LinkBase} to={`/approvals/${approvalId}/show`}>
        Voir et décider
      </Link>
    </Alert>
  ));
}
