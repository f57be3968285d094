import { formatFcfa } from '@loka/client';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Treasury } from '../../api/types';
import { FormDialog } from '../../components/form-dialog';
import { operatorName } from '../payments';
import { StatementFields } from './statement-fields';
import { useProposal } from './use-proposal';

/** What an operator sent back to the number that paid, as its statement says it. */
export function SendBackDialog({
  money: { paymentId, operator, amount, phoneNumberFormatted },
  onClose,
}: {
  money: Treasury['unclaimed'][number];
  onClose: () => void;
}) {
  const [said, setSaid] = useState({ reference: '', reason: '' });
  const { propose, isRunning, failure } = useProposal(onClose);
  return (
    <FormDialog
      title="Argent non réclamé renvoyé"
      submitLabel="Proposer"
      disabled={!said.reference.trim() || !said.reason.trim() || isRunning}
      failure={failure}
      maxWidth="sm"
      onSubmit={() => propose({ kind: 'unclaimed_sent_back', paymentId, ...said })}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography variant="body2">
          {operatorName(operator)} a renvoyé {formatFcfa(amount)} au {phoneNumberFormatted}. Une
          autre personne doit l'approuver.
        </Typography>
        <StatementFields said={said} onChange={setSaid} />
      </Stack>
    </FormDialog>
  );
}
