import { formatDatedInstant, limits } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetIdentity, usePermissions } from 'react-admin';
import { freezeMember, unfreezeMember } from '../../api/actions';
import type { User } from '../../api/types';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { freezingReasons, unfreezingReasons } from './freeze-reasons';

const freezing = {
  title: 'Bloquer ce portefeuille',
  hint: "Aucun argent n'en sort plus : ni retrait, ni location payée par le portefeuille. Un retrait qui n'est pas encore parti y revient. Le reste continue.",
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
 * Lets no money leave a member's wallet, or lets it leave again; nobody does so for themselves, and admins
 * alone for colleagues.
 */
export function Freeze({ user: { id, role, frozenAt } }: { user: User }) {
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions();
  const isTheirs = role === 'member' || permissions === 'admin';
  const isFrozen = frozenAt !== null;
  const { ask, dialog } = useReasonedAction({
    ...(isFrozen ? unfreezing : freezing),
    call: (reason) => (isFrozen ? unfreezeMember(id, reason) : freezeMember(id, reason)),
  });

  return (
    <>
      {isFrozen && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          Bloqué depuis le {formatDatedInstant(frozenAt)}. La raison est dans le journal.
        </Alert>
      )}
      {identity && identity.id !== id && isTheirs && (
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
