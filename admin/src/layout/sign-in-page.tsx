import { knowsPasskeys, messageOf } from '@loka/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  BooleanInput,
  Form,
  FormDataConsumer,
  Notification,
  PasswordInput,
  required,
  TextInput,
  useLogin,
  useNotify,
} from 'react-admin';
import { signIn, signInWithPasskey } from '../api/second-step';
import type { SecondStepWay } from '../api/types';
import { Brand } from './brand';
import { SecondStepForm } from './second-step-form';

const needed = required();

export function SignInPage() {
  const [isBusy, setBusy] = useState(false);
  const [ways, setWays] = useState<SecondStepWay[] | null>(null);
  const login = useLogin();
  const notify = useNotify();

  /** @param open answers a session, or the ways of the second step that is asked for */
  async function enter(open: () => ReturnType<typeof signIn>) {
    setBusy(true);
    try {
      const answer = await open();
      if ('secondStep' in answer) setWays(answer.secondStep.ways);
      else await login({ session: answer });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  }

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        bgcolor: 'background.default',
      }}
    >
      <Card sx={{ width: '100%', maxWidth: 380, p: { xs: 2.5, sm: 4 } }}>
        <Brand />
        <Typography variant="h5" component="h1" sx={{ mt: 2 }}>
          Console de l'équipe
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Réservée aux membres de l'équipe Loka.
        </Typography>
        {ways ? (
          <SecondStepForm
            ways={ways}
            isBusy={isBusy}
            onProof={enter}
            onBack={() => setWays(null)}
          />
        ) : (
          <Form
            onSubmit={(values: object) =>
              enter(() => signIn(values as Parameters<typeof signIn>[0]))
            }
            defaultValues={{ email: '', password: '', rememberMe: false }}
          >
            <TextInput
              source="email"
              label="Adresse e-mail"
              type="email"
              autoComplete="username"
              autoFocus
              helperText={false}
              validate={needed}
            />
            <PasswordInput
              source="password"
              label="Mot de passe"
              autoComplete="current-password"
              helperText={false}
              validate={needed}
            />
            <BooleanInput source="rememberMe" label="Se souvenir de moi" helperText={false} />
            <Button
              type="submit"
              variant="contained"
              size="large"
              fullWidth
              disabled={isBusy}
              sx={{ mt: 1 }}
            >
              Se connecter
            </Button>
            {knowsPasskeys() && (
              <FormDataConsumer>
                {({ formData }) => (
                  <Button
                    variant="outlined"
                    size="large"
                    fullWidth
                    disabled={isBusy}
                    sx={{ mt: 1 }}
                    onClick={() => enter(() => signInWithPasskey(Boolean(formData.rememberMe)))}
                  >
                    Utiliser une clé d'accès
                  </Button>
                )}
              </FormDataConsumer>
            )}
          </Form>
        )}
        <Link href="/" sx={{ display: 'block', mt: 2, textAlign: 'center' }}>
          Retour au site
        </Link>
      </Card>
      <Notification />
    </Box>
  );
}
