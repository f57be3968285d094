import { formatDatedInstant, limits } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { freezeMember, unfreezeMember } from '../../api/actions';
import type { User } from '../../api/types';
import { ReadFailure } from '../../components/read-failure';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { freezingReasons, unfreezingReasons } from './freeze-reasons';
import { OwnRentalNotice } from './own-rental-notice';
import { useMayActOn } from './use-may-act-on';
import { useSuspension } from './use-suspension';

const freezing = {
  title: 'Bloquer ce portefeuille',
  hint: "Aucun argent n'en sort plus\u00a0: ni retrait, ni location payée par le portefeuille. Un retrait qui n'est pas encore parti y revient. Le reste continue.",
  reasons: freezingReasons,
  limits: limits['POST /api/admin/users/{id}/freeze'].reason,
  confirmLabel: 'Bloquer',
  color: 'error',
  success: 'Portefeuille bloqué.',
} as const;

const unfreezing = {
  title: 'Débloquer ce portefeuille',
  hint: 'Le membre peut de nouveau retirer et payer par le portefeuille.',
  reasons: unfreezingReasons,
  limits: limits['POST /api/admin/users/{id}/unfreeze'].reason,
  confirmLabel: 'Débloquer',
  color: 'primary',
  success: 'Portefeuille débloqué.',
} as const;

/**
 * Lets no money leave a member's wallet, or lets it leave again. While a member is suspended, the suspension says when that ends.
 */
export function Freeze({ user }: { user: User }) {
  const { id, frozenAt, suspendedAt } = user;
  const mayAct = useMayActOn(user);
  const { data: suspension, error, refetch } = useSuspension(id);
  const involved = suspension?.involved;
  const isFrozen = frozenAt !== null;
  const { ask, dialog } = useReasonedAction({
    ...(isFrozen ? unfreezing : freezing),
    call: (reason) => (isFrozen ? unfreezeMember(id, reason) : freezeMember(id, reason)),
  });

  return (
    <>
      {isFrozen && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          Bloqué depuis le {formatDatedInstant(frozenAt)}.{' '}
          {suspendedAt
            ? 'Il le reste tant que dure la suspension.'
            : 'La raison est dans le journal.'}
        </Alert>
      )}
      {mayAct && involved && <OwnRentalNotice />}
      {mayAct && !suspension && error && (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      )}
      {mayAct && involved === false && !suspendedAt && (
        <Button
          variant="outlined"
          fullWidth
          color={isFrozen ? 'primary' : 'error'}
          sx={{ mt: 1.5 }}
          onClick={ask}
        >
          {isFrozen ? 'Débloquer le portefeuille' : 'Bloquer le portefeuille'}
        </Button>
      )}
      {dialog}
    </>
  );
}
