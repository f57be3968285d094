import { ApiError } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { useAuth } from '@/features/account';
import { openThreadQuery } from '@/features/messages';
import { paths, signInPath } from '@/lib/paths';

/** Leads to the thread about an object or of a rental. */
export default function OpenConversation() {
  const { itemId = '', rentalId } = useParams();
  const { status } = useAuth();
  const { pathname } = useLocation();
  const about = rentalId ? { rental_id: rentalId } : { item_id: itemId };
  const opened = useQuery({ ...openThreadQuery(about), enabled: status !== 'signed-out' });

  if (status === 'signed-out') return <Navigate to={signInPath(pathname)} replace />;
  if (opened.data) return <Navigate to={paths.thread(opened.data.id)} replace />;
  const { error } = opened;
  return (
    <div className="page grid min-h-[70dvh] place-items-center py-16">
      {error instanceof ApiError && error.code === 'email-not-confirmed' ? (
        <Alert
          tone="warning"
          title="Confirmez d'abord votre adresse e-mail."
          action={
            <ButtonLink to={signInPath(pathname, paths.confirmEmail)}>
              Confirmer mon adresse
            </ButtonLink>
          }
        >
          <p>Le propriétaire sait ainsi qu'il peut vous répondre.</p>
        </Alert>
      ) : error ? (
        <ErrorState error={error} onRetry={opened.refetch} />
      ) : (
        <Spinner size={28} label="Ouverture de la conversation..." />
      )}
    </div>
  );
}
