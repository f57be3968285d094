import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import type { SecondStep } from '../api/types';
import { SecondStepLink } from './second-step-link';
import { SecondStepPanel } from './second-step-panel';
import { useSecondStep } from './use-second-step';

/** Nothing of the console until whoever is signed in has proven a second step, where their role asks for one. */
export function RequireSecondStep({ children }: { children: ReactNode }) {
  const { secondStep, read } = useSecondStep();
  if (secondStep === undefined) return <LinearProgress />;
  if (!secondStep?.isRequired || secondStep.isProven) return children;
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', p: { xs: 1.5, sm: 3 }, bgcolor: 'background.default' }}
    >
      <Card sx={{ maxWidth: 560, mx: 'auto', p: { xs: 2, sm: 3 } }}>
        <Typography variant="h5" component="h1" sx={{ mb: 1 }}>
          Protégez votre compte
        </Typography>
        {hasOne(secondStep) ? (
          <Typography sx={{ mb: 2 }}>
            Cette session a été ouverte sans la deuxième étape. Reconnectez-vous pour continuer.
          </Typography>
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>
              La console demande une deuxième étape à toute l'équipe. Ajoutez une clé d'accès, qui
              s'ouvre avec votre empreinte, votre visage ou le code de votre appareil, ou associez
              une application de codes.
            </Typography>
            {secondStep.needsLink ? (
              <SecondStepLink onOpen={read} />
            ) : (
              <SecondStepPanel secondStep={secondStep} onChange={read} />
            )}
          </>
        )}
        <SignOut label={hasOne(secondStep) ? 'Se reconnecter' : 'Se déconnecter'} />
      </Card>
    </Box>
  );
}

const hasOne = ({ passkeys, app }: SecondStep) => passkeys.length > 0 || app !== null;

function SignOut({ label }: { label: string }) {
  const logout = useLogout();
  return (
    <Button sx={{ mt: 2 }} onClick={() => void logout()}>
      {label}
    </Button>
  );
}
