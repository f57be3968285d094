import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  BooleanInput,
  Form,
  Notification,
  PasswordInput,
  required,
  TextInput,
  useLogin,
  useNotify,
} from 'react-admin';
import { Brand } from './brand';

const needed = required();

export function SignInPage() {
  const [isBusy, setBusy] = useState(false);
  const login = useLogin();
  const notify = useNotify();

  async function signIn(values: object) {
    setBusy(true);
    try {
      await login(values);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      setBusy(false);
    }
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
        <Form onSubmit={signIn} defaultValues={{ email: '', password: '', rememberMe: false }}>
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
        </Form>
        <Link href="/" sx={{ display: 'block', mt: 2, textAlign: 'center' }}>
          Retour au site
        </Link>
      </Card>
      <Notification />
    </Box>
  );
}
