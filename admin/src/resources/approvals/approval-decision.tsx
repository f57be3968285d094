import { limits } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { approve, refuseApproval, takeBackApproval } from '../../api/actions';
import type { Approval } from '../../api/types';
import { Panel } from '../../components/panel';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { useAction } from '../../lib/use-action';

const refusalReasons = [
  'La raison ne suffit pas',
  'Le montant ne correspond pas',
  'Cela a déjà été fait',
];

/** Another admin approves or refuses an act; whoever proposed it takes it back. */
export function ApprovalDecision({ approval }: { approval: Approval }) {
  const { id, status, mayDecide, mayTakeBack, whyNotDecide } = approval;
  const { run, isRunning } = useAction();
  const { ask, dialog } = useReasonedAction({
    title: 'Refuser cette proposition',
    hint: "Rien n'est fait. La personne qui l'a proposé reçoit votre raison.",
    reasons: refusalReasons,
    limits: limits['POST /api/admin/approvals/{id}/refuse'].reason,
    confirmLabel: 'Refuser',
    color: 'error',
    success: 'Proposition refusée.',
    call: (reason) => refuseApproval(id, reason),
  });
  if (status !== 'proposed') return null;
  return (
    <Panel title="Décision">
      {mayDecide ? (
        <Stack spacing={1}>
          <Button
            variant="contained"
            disabled={isRunning}
            onClick={() => run(() => approve(id), "Approuvé. C'est fait.")}
          >
            Approuver
          </Button>
          <Button variant="outlined" color="error" disabled={isRunning} onClick={ask}>
            Refuser
          </Button>
        </Stack>
      ) : (
        <p style={{ marginTop: 0 }}>{whyNotDecide}</p>
      )}
      {mayTakeBack && (
        <Button
          variant="outlined"
          fullWidth
          disabled={isRunning}
          onClick={() => run(() => takeBackApproval(id), 'Proposition reprise.')}
        >
          Reprendre la proposition
        </Button>
      )}
      {dialog}
    </Panel>
  );
}
