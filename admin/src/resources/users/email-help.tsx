import { limits } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { correctEmail, resendConfirmation } from '../../api/actions';
import type { User } from '../../api/types';
import { Callout } from '../../components/callout';
import { FormDialog } from '../../components/form-dialog';
import { ReasonField } from '../../components/reason-field';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { useAction } from '../../lib/use-action';
import { useMayActOn } from './use-may-act-on';

const resendingReasons = [
  "Le membre n'a pas reçu le premier e-mail.",
  'Le lien du membre a expiré.',
] as const;

/** For a member whose address is not confirmed: another link, or another address; nobody does so for themselves. */
export function EmailHelp({ user }: { user: User }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const mayAct = useMayActOn(user);
  const { ask, dialog } = useReasonedAction({
    title: "Renvoyer l'e-mail de confirmation",
    hint: `Un nouveau lien part à ${user.email}. Cinq par heure au plus, quelle que soit la personne qui les demande.`,
    reasons: resendingReasons,
    limits: limits['POST /api/admin/users/{id}/resend-confirmation'].reason,
    confirmLabel: 'Renvoyer',
    color: 'primary',
    success: 'E-mail de confirmation renvoyé.',
    call: (reason) => resendConfirmation(user.id, reason),
  });
  if (user.emailVerified || user.deletedAt || !mayAct) return null;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" onClick={() => setCorrecting(true)}>
          Corriger l'adresse
        </Button>
        <Button variant="outlined" size="small" onClick={ask}>
          Renvoyer la confirmation
        </Button>
      </Stack>
      {dialog}
      {isCorrecting && <EmailCorrection user={user} onClose={() => setCorrecting(false)} />}
    </>
  );
}

function EmailCorrection({ user, onClose }: { user: User; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const { run, isRunning } = useAction();
  const bounds = limits['POST /api/admin/users/{id}/correct-email'];

  async function submit() {
    const call = () => correctEmail(user.id, { email: email.trim(), reason: reason.trim() });
    if (await run(call, 'Adresse corrigée. Un lien de confirmation y part.')) onClose();
  }

  return (
    <FormDialog
      title="Corriger l'adresse e-mail"
      submitLabel="Corriger"
      disabled={isRunning || !email.trim() || !reason.trim()}
      onSubmit={submit}
      onClose={onClose}
    >
      Adresse actuelle, jamais confirmée&nbsp;: {user.email}
      <TextField
        autoFocus
        required
        type="email"
        label="Nouvelle adresse"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        slotProps={{ htmlInput: bounds.email }}
        sx={{ mt: 1.5 }}
      />
      <ReasonField
        helperText="Gardée dans le journal."
        value={reason}
        onChange={setReason}
        limits={bounds.reason}
      />
      <Callout>
        Les liens déjà envoyés ne valent plus rien. La nouvelle adresse devient celle du membre une
        fois confirmée.
      </Callout>
    </FormDialog>
  );
}
