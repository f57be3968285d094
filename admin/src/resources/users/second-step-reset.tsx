import { limits } from '@loka/client';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetIdentity } from 'react-admin';
import { resetSecondStep } from '../../api/actions';
import type { User } from '../../api/types';
import { Panel } from '../../components/panel';
import { useReasonedAction } from '../../components/use-reasoned-action';

const reasons = [
  'Téléphone perdu ou volé, identité vérifiée',
  'Codes de secours perdus, identité vérifiée',
];

/** For somebody who has lost every second step, and has shown who they are; nobody does so for themselves. */
export function SecondStepReset({ user: { id, name } }: { user: User }) {
  const { identity } = useGetIdentity();
  const { ask, dialog } = useReasonedAction({
    title: 'Retirer la deuxième étape',
    hint: `Les clés d'accès, l'application et les codes de secours de ${name} seront supprimés, et ses sessions fermées. Le mot de passe suffira, jusqu'à ce qu'un autre moyen soit ajouté. Vérifiez d'abord qui vous le demande.`,
    reasons,
    limits: limits['POST /api/admin/users/{id}/reset-second-step'].reason,
    confirmLabel: 'Retirer',
    color: 'error',
    success: 'Deuxième étape retirée.',
    call: (reason) => resetSecondStep(id, reason),
  });
  if (!identity || identity.id === id) return null;
  return (
    <Panel title="Deuxième étape">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Pour qui a perdu tous ses moyens de se connecter.
      </Typography>
      <Button variant="outlined" color="error" fullWidth onClick={ask}>
        Retirer la deuxième étape
      </Button>
      {dialog}
    </Panel>
  );
}
