import { limits } from '@loka/client';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetIdentity } from 'react-admin';
import { endSessions } from '../../api/actions';
import type { User } from '../../api/types';
import { Panel } from '../../components/panel';
import { useReasonedAction } from '../../components/use-reasoned-action';

const reasons = ['Téléphone perdu ou volé', 'Compte utilisé par une autre personne'];

/** Signs a member out on every device; one's own sessions one ends oneself. */
export function SessionsEnd({ user: { id, name } }: { user: User }) {
  const { identity } = useGetIdentity();
  const { ask, dialog } = useReasonedAction({
    title: 'Fermer toutes les sessions',
    hint: `${name} devra se connecter de nouveau sur chaque appareil, et sera prévenu par e-mail. Le mot de passe reste le même.`,
    reasons,
    limits: limits['POST /api/admin/users/{id}/sessions/end'].reason,
    confirmLabel: 'Fermer',
    color: 'error',
    success: 'Sessions fermées.',
    call: (reason) => endSessions(id, reason),
  });
  if (!identity || identity.id === id) return null;
  return (
    <Panel title="Sessions">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Pour un appareil perdu, ou un compte utilisé par une autre personne.
      </Typography>
      <Button variant="outlined" color="error" fullWidth onClick={ask}>
        Fermer toutes les sessions
      </Button>
      {dialog}
    </Panel>
  );
}
