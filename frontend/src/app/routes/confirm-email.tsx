import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import {
  AuthPage,
  confirmEmailQuery,
  EmailWait,
  sessionQuery,
  useAfterSignIn,
  useAuth,
} from '@/features/account';
import { paths } from '@/lib/paths';

const POLL_MS = 2000;

export default function ConfirmEmail() {
  const { user, status, refetchUser } = useAuth();
  const { pathFor } = useAfterSignIn();
  const token = useSearchParams()[0].get('token') ?? '';
  const link = useQuery({ ...confirmEmailQuery(token), enabled: token !== '' });

  useQuery({
    ...sessionQuery,
    enabled: user !== null && !user.emailVerified,
    refetchInterval: POLL_MS,
  });
  useEffect(() => {
    if (link.isSuccess && status !== 'signed-out') refetchUser();
  }, [link.isSuccess, status, refetchUser]);

  if (user?.emailVerified) return <Navigate to={pathFor(user)} replace />;
  if (link.isLoading) {
    return (
      <AuthPage title="Confirmation de l'e-mail">
        <Spinner label="Vérification du lien..." />
      </AuthPage>
    );
  }
  if (link.isSuccess) {
    return (
      <AuthPage title="Adresse e-mail confirmée">
        <Alert tone="success" action={<ButtonLink to={paths.signIn}>Se connecter</ButtonLink>}>
          <p>Merci{'\u00a0'}! Vous pouvez maintenant vous connecter.</p>
        </Alert>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Confirmez votre adresse e-mail">
      {link.error && (
        <div className="mb-6">
          <Alert tone="danger">
            <p>{link.error.message}</p>
          </Alert>
        </div>
      )}
      <EmailWait />
    </AuthPage>
  );
}
