import { limits } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { approveCorrection, refuseCorrection, takeBackCorrection } from '../../api/actions';
import type { ProposedCorrection } from '../../api/types';
import { Panel } from '../../components/panel';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { useAction } from '../../lib/use-action';

const refusalReasons = [
  'Le montant ne correspond pas',
  'La raison ne suffit pas',
  'La correction a déjà été faite',
];

/** Another admin approves or refuses a correction; whoever proposed it takes it back. */
export function CorrectionDecision({ correction }: { correction: ProposedCorrection }) {
  const { id, status, balance, amount, mayDecide, mayTakeBack } = correction;
  const { run, isRunning } = useAction();
  const { ask, dialog } = useReasonedAction({
    title: 'Refuser cette correction',
    hint: "Rien n'est inscrit. La personne qui l'a proposée reçoit votre raison.",
    reasons: refusalReasons,
    limits: limits['POST /api/admin/corrections/{id}/refuse'].reason,
    confirmLabel: 'Refuser',
    color: 'error',
    success: 'Correction refusée.',
    call: (reason) => refuseCorrection(id, reason),
  });
  if (status !== 'proposed') return null;
  const isCovered = balance + amount >= 0;
  return (
    <Panel title="Décision">
      {mayTakeBack && (
        <>
          <p style={{ marginTop: 0 }}>
            Vous l'avez proposée&nbsp;: une autre personne de l'administration doit l'approuver.
          </p>
          <Button
            variant="outlined"
            fullWidth
            disabled={isRunning}
            onClick={() => run(() => takeBackCorrection(id), 'Correction reprise.')}
          >
            Reprendre la correction
          </Button>
        </>
      )}
      {mayDecide && (
        <Stack spacing={1}>
          {!isCovered && (
            <span>
              Le compte ne contient pas ce montant pour l'instant&nbsp;: la correction ne peut pas
              être faite.
            </span>
          )}
          <Button
            variant="contained"
            disabled={isRunning || !isCovered}
            onClick={() => run(() => approveCorrection(id), 'Correction approuvée et inscrite.')}
          >
            Approuver
          </Button>
          <Button variant="outlined" color="error" disabled={isRunning} onClick={ask}>
            Refuser
          </Button>
        </Stack>
      )}
      {!mayTakeBack && !mayDecide && (
        <span>Une autre personne de l'administration doit en décider, ou son délai est passé.</span>
      )}
      {dialog}
    </Panel>
  );
}
