import { limits } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { blockPayments, dismissIncident, endIncident } from '../../api/actions';
import type { OperatorIncident } from '../../api/types';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { IncidentDialog } from './incident-dialog';

/** What staff may do about an incident, or a proposal of one. */
export function IncidentActs({ incident }: { incident: OperatorIncident }) {
  const { status } = incident;
  if (status !== 'open' && status !== 'proposed') return null;
  return (
    <CanAccess resource="incident-acts" action="edit">
      <Stack direction="row" spacing={1} sx={{ mt: { xs: 1, md: 0 }, justifyContent: 'flex-end' }}>
        {status === 'proposed' && <Confirm incident={incident} />}
        {status === 'open' && !incident.blocksPayments && <Block incident={incident} />}
        {status === 'open' && <End incident={incident} />}
      </Stack>
    </CanAccess>
  );
}

function Block({ incident: { id, operatorLabel } }: { incident: OperatorIncident }) {
  const { ask, dialog } = useReasonedAction({
    title: `Bloquer les paiements par ${operatorLabel}`,
    hint: "Les nouveaux paiements par cet opérateur sont refusés jusqu'à la fin de la panne.",
    reasons: ['Presque tous les paiements échouent', "L'opérateur l'a demandé"],
    limits: limits['POST /api/admin/incidents/{id}/block'].reason,
    confirmLabel: 'Bloquer',
    color: 'error',
    success: 'Paiements bloqués.',
    call: (reason) => blockPayments(id, reason),
  });
  return (
    <>
      <Button color="error" onClick={ask}>
        Bloquer les paiements
      </Button>
      {dialog}
    </>
  );
}

function End({ incident: { id, operatorLabel } }: { incident: OperatorIncident }) {
  const { ask, dialog } = useReasonedAction({
    title: `Terminer la panne chez ${operatorLabel}`,
    hint: 'Les membres concernés sont prévenus, et les délais de paiement reprennent.',
    reasons: ["L'opérateur l'a confirmé", 'Les paiements passent de nouveau'],
    limits: limits['POST /api/admin/incidents/{id}/end'].reason,
    confirmLabel: 'Terminer',
    color: 'primary',
    success: 'Panne terminée.',
    call: (reason) => endIncident(id, reason),
  });
  return (
    <>
      <Button variant="outlined" onClick={ask}>
        Terminer
      </Button>
      {dialog}
    </>
  );
}

function Confirm({ incident }: { incident: OperatorIncident }) {
  const { id, operatorLabel } = incident;
  const [isOpen, setOpen] = useState(false);
  const { ask, dialog } = useReasonedAction({
    title: `Écarter la panne chez ${operatorLabel}`,
    hint: "Les membres n'en sont pas prévenus. Elle n'est pas proposée de nouveau pendant deux heures.",
    reasons: ['Les paiements passent de nouveau', "Les échecs ne viennent pas de l'opérateur"],
    limits: limits['POST /api/admin/incidents/{id}/dismiss'].reason,
    confirmLabel: 'Écarter',
    color: 'primary',
    success: 'Panne écartée.',
    call: (reason) => dismissIncident(id, reason),
  });
  return (
    <>
      <Button variant="outlined" onClick={ask}>
        Écarter
      </Button>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Déclarer
      </Button>
      {dialog}
      {isOpen && <IncidentDialog proposal={incident} onClose={() => setOpen(false)} />}
    </>
  );
}
