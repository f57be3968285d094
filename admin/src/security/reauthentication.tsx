import type { Proof } from '@loka/client';
import { messageOf } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { whenReauthenticating } from '../api/client';
import { reauthenticate, reauthenticateWithPasskey } from '../api/second-step';
import { FormDialog } from '../components/form-dialog';
import { useSecondStep } from './use-second-step';

interface Asking {
  asked: Proof;
  answer: (proven: boolean) => void;
}

/** Asks for a proof when a call needs it again; the call is then made once more. */
export function Reauthentication() {
  // Several calls may ask at once; one answer is for all.
  const [waiting, setWaiting] = useState<Asking[]>([]);
  useEffect(
    () =>
      whenReauthenticating(
        (asked) => new Promise((answer) => setWaiting((others) => [...others, { asked, answer }])),
      ),
    [],
  );
  if (waiting.length === 0) return null;
  return (
    <ProofDialog
      asked={waiting.some(({ asked }) => asked === 'second step') ? 'second step' : 'any'}
      onAnswer={(proven) => {
        for (const one of waiting) one.answer(proven);
        setWaiting([]);
      }}
    />
  );
}

function ProofDialog({ asked, onAnswer }: { asked: Proof; onAnswer: (proven: boolean) => void }) {
  const { secondStep } = useSecondStep();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  async function prove(act: () => Promise<unknown>) {
    setBusy(true);
    setFailure('');
    try {
      await act();
      onAnswer(true);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title="C'est bien vous&nbsp;?"
      submitLabel="Continuer"
      disabled={isBusy || (password === '' && code === '')}
      onSubmit={() => void prove(() => reauthenticate(code ? { code } : { password }))}
      onClose={() => onAnswer(false)}
    >
      <Typography sx={{ mb: 1 }}>Confirmez-le pour continuer.</Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {asked === 'any' && (
        <TextField
          autoFocus
          type="password"
          label="Mot de passe"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {secondStep?.app && (
        <TextField
          label="Code à 6 chiffres"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 11 } }}
        />
      )}
      {secondStep && secondStep.passkeys.length > 0 && (
        <Button
          variant="outlined"
          fullWidth
          disabled={isBusy}
          sx={{ mt: 1 }}
          onClick={() => void prove(reauthenticateWithPasskey)}
        >
          Utiliser ma clé d'accès
        </Button>
      )}
    </FormDialog>
  );
}
