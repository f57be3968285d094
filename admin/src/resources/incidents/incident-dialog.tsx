import { formatInstant, limits } from '@loka/client';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { declareIncident } from '../../api/actions';
import type { OperatorIncident } from '../../api/types';
import { FormDialog } from '../../components/form-dialog';
import { ReasonField } from '../../components/reason-field';
import { useAction } from '../../lib/use-action';
import { operatorLabels } from './incident-words';

type Operator = OperatorIncident['operator'];

const starts = [
  { minutes: 0, label: 'Maintenant' },
  { minutes: 15, label: 'Il y a 15 minutes' },
  { minutes: 30, label: 'Il y a 30 minutes' },
  { minutes: 60, label: 'Il y a une heure' },
  { minutes: 120, label: 'Il y a deux heures' },
  { minutes: 360, label: 'Il y a six heures' },
];

/** Declares that an operator is down, or confirms what was proposed of one. */
export function IncidentDialog({
  proposal,
  onClose,
}: {
  proposal?: OperatorIncident;
  onClose: () => void;
}) {
  const [operator, setOperator] = useState<Operator | ''>(proposal?.operator ?? '');
  const [minutes, setMinutes] = useState(0);
  const [reason, setReason] = useState('');
  const [blocksPayments, setBlocks] = useState(false);
  const { run, isRunning } = useAction();

  async function declare() {
    if (operator === '') return;
    const startedAt = new Date(Date.now() - minutes * 60_000).toISOString();
    const done = await run(
      () =>
        declareIncident({
          ...{ operator, reason, blocksPayments },
          ...(!proposal && minutes > 0 && { startedAt }),
        }),
      'Panne déclarée.',
    );
    if (done) onClose();
  }

  return (
    <FormDialog
      title={proposal ? `Déclarer la panne chez ${proposal.operatorLabel}` : 'Déclarer une panne'}
      submitLabel="Déclarer"
      color="error"
      disabled={operator === '' || !reason.trim() || isRunning}
      maxWidth="sm"
      onSubmit={declare}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography variant="body2">
          Les pages de paiement le disent et proposent l'autre opérateur. Les retraits vers cet
          opérateur sont suspendus, et le délai des prolongations à payer s'arrête. Les membres dont
          un paiement est en cours sont prévenus.
        </Typography>
        {proposal ? (
          <Typography variant="body2">Début&nbsp;: {formatInstant(proposal.startedAt)}.</Typography>
        ) : (
          <>
            <TextField
              select
              required
              label="Opérateur"
              value={operator}
              onChange={({ target }) => setOperator(target.value as Operator)}
            >
              {Object.entries(operatorLabels).map(([code, label]) => (
                <MenuItem key={code} value={code}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label="Début"
              value={minutes}
              onChange={({ target }) => setMinutes(Number(target.value))}
            >
              {starts.map(({ minutes: ago, label }) => (
                <MenuItem key={ago} value={ago}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          </>
        )}
        <ReasonField
          value={reason}
          onChange={setReason}
          helperText="Pour l'équipe et le journal, pas pour les membres."
          limits={limits['POST /api/admin/incidents'].reason}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={blocksPayments}
              onChange={({ target }) => setBlocks(target.checked)}
            />
          }
          label="Bloquer les nouveaux paiements par cet opérateur"
        />
      </Stack>
    </FormDialog>
  );
}
