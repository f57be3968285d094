import { messageOf } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openSecondStepLink, requestSecondStepLink } from '../api/second-step';

/**
 * The first second step of somebody with a role is added by a link that is mailed to them: asks for it, and opens it where
 * this page was reached by it.
 */
export function SecondStepLink({ onOpen }: { onOpen: () => Promise<unknown> }) {
  const token = new URLSearchParams(useLocation().search).get('token');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(act: () => Promise<unknown>) {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  }

  const leaveLink = () => navigate('/', { replace: true });
  const open = (given: string) =>
    run(async () => {
      try {
        await openSecondStepLink(given);
        await onOpen();
      } finally {
        await leaveLink();
      }
    });
  const request = () =>
    run(async () => {
      await requestSecondStepLink();
      setSent(true);
    });

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {failure && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failure}
        </Alert>
      )}
      {token ? (
        <Button variant="contained" disabled={isBusy} onClick={() => void open(token)}>
          Continuer
        </Button>
      ) : (
        <>
          <Typography>
            Pour être sûrs que c'est vous, nous envoyons d'abord un lien à votre adresse e-mail.
          </Typography>
          <Button
            variant={isSent ? 'outlined' : 'contained'}
            disabled={isBusy}
            onClick={() => void request()}
          >
            {isSent ? 'Renvoyer le lien' : 'Recevoir le lien'}
          </Button>
          {isSent && (
            <Alert severity="success" sx={{ width: '100%' }}>
              Lien envoyé. Ouvrez-le dans ce navigateur&nbsp;: il est valable une heure et ne sert
              qu'une fois.
            </Alert>
          )}
        </>
      )}
    </Stack>
  );
}
