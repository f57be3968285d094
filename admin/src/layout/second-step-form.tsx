import { usableWays } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { completeSignIn, completeSignInWithPasskey } from '../api/second-step';
import type { SecondStepWay, Session } from '../api/types';

const INSTEAD: Record<SecondStepWay, string> = {
  passkey: "Utiliser une clé d'accès",
  app: "Saisir un code de l'application",
  recovery: 'Utiliser un code de secours',
};

/** The second step of a sign-in: the ways that the account has, the easiest first. */
export function SecondStepForm({
  ways: all,
  isBusy,
  onProof,
  onBack,
}: {
  ways: SecondStepWay[];
  isBusy: boolean;
  onProof: (prove: () => Promise<Session>) => void;
  onBack: () => void;
}) {
  const ways = usableWays(all);
  const [way, setWay] = useState<SecondStepWay>(ways[0] ?? 'recovery');
  const [text, setText] = useState('');
  const isCode = way === 'app';

  function submit(event: FormEvent) {
    event.preventDefault();
    onProof(() => completeSignIn(isCode ? { code: text } : { recoveryCode: text }));
  }

  return (
    <Stack spacing={1.5}>
      <Typography>Votre mot de passe est le bon. Confirmez que c'est vous.</Typography>
      {way === 'passkey' ? (
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={isBusy}
          onClick={() => onProof(completeSignInWithPasskey)}
        >
          Utiliser ma clé d'accès
        </Button>
      ) : (
        <form onSubmit={submit}>
          <TextField
            key={way}
            autoFocus
            required
            label={isCode ? 'Code à 6 chiffres' : 'Code de secours'}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete={isCode ? 'one-time-code' : 'off'}
            slotProps={{ htmlInput: { inputMode: isCode ? 'numeric' : 'text', maxLength: 40 } }}
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={isBusy}
            sx={{ mt: 1 }}
          >
            Continuer
          </Button>
        </form>
      )}
      <Stack sx={{ alignItems: 'flex-start' }}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              onClick={() => {
                setText('');
                setWay(other);
              }}
            >
              {INSTEAD[other]}
            </Button>
          ))}
        <Button onClick={onBack}>Revenir au mot de passe</Button>
      </Stack>
    </Stack>
  );
}
