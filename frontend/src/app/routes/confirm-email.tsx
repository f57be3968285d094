import { messageOf } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { User } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import {
  AuthPage,
  confirmEmailQuery,
  EmailWait,
  keptWayBack,
  useAfterSignIn,
  useAuth,
  useKeepWayBack,
  useWatchConfirmation,
} from '@/features/account';
import { paths, signInPath } from '@/lib/paths';

/** The link of the mail, or the page that waits until it is followed. */
export default function ConfirmEmail() {
  const token = useSearchParams()[0].get('token') ?? '';
  return token ? <UseLink token={token} /> : <Wait />;
}

function Wait({ error }: { error?: Error }) {
  const { user } = useAuth();
  const { redirect, pathFor } = useAfterSignIn();
  useWatchConfirmation();
  useKeepWayBack(redirect, !error && user?.emailVerified === false);

  if (user?.emailVerified) return <GoOn to={pathFor(user)} />;
  return (
    <AuthPage title="Confirmez votre adresse e-mail">
      {error && (
        <div className="mb-6">
          <Alert tone="danger">
            <p>{messageOf(error)}</p>
          </Alert>
        </div>
      )}
      <EmailWait />
    </AuthPage>
  );
}

function GoOn({ to }: { to: string }) {
  useEffect(() => toast.success('Adresse e-mail confirmée.'), []);
  return <Navigate to={to} replace />;
}

function UseLink({ token }: { token: string }) {
  const { user, status, refetchUser } = useAuth();
  const link = useQuery(confirmEmailQuery(token));
  useEffect(() => {
    if (link.isSuccess && status !== 'signed-out') refetchUser();
  }, [link.isSuccess, status, refetchUser]);

  if (link.isLoading) {
    return (
      <AuthPage title="Confirmation de l'e-mail">
        <Spinner label="Vérification du lien..." />
      </AuthPage>
    );
  }
  // A link that was followed before says that it is used; what it was for is done.
  if (link.isSuccess || user?.emailVerified) return <Confirmed user={user} />;
  return <Wait error={link.error ?? undefined} />;
}

function Confirmed({ user }: { user: User | null }) {
  const [wayBack] = useState(keptWayBack);
  return (
    <AuthPage title="Adresse confirmée">
      <Alert tone="success">
        <p>
          Merci{'\u00a0'}!{' '}
          {user ? (
            <span>
              L'adresse <strong className="wrap-anywhere">{user.email}</strong> est confirmée.
            </span>
          ) : (
            <span>
              Si la page où vous vous êtes inscrit est encore ouverte, elle continue toute seule.
              Sinon, connectez-vous.
            </span>
          )}
        </p>
      </Alert>
      <ButtonLink
        to={user ? (wayBack ?? paths.dashboard) : signInPath(wayBack)}
        size="lg"
        block
        className="mt-6"
      >
        {user ? (wayBack ? 'Continuer' : 'Voir mon tableau de bord') : 'Se connecter'}
      </ButtonLink>
    </AuthPage>
  );
}
