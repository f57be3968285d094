import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isLinkExpired } from '@/api/problem';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { Spinner } from '@/components/ui/spinner';
import { unsubscriptionQuery, useUnsubscribe } from '@/features/notifications';
import { paths } from '@/lib/paths';

/** Where a mail's last line leads: no more mails of its subject, without signing in. */
export default function Unsubscribe() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(unsubscriptionQuery(token));
  const unsubscribe = useUnsubscribe(token);

  return (
    <div className="page py-10 md:py-16">
      <title>Ne plus recevoir d'e-mails · Loka</title>
      <Card className="mx-auto grid max-w-xl gap-6 p-6 sm:p-10">
        <h1 className="text-3xl">Ne plus recevoir ces e-mails</h1>
        {!data && !error && <Spinner label="Lecture du lien..." />}
        {error && !data && isLinkExpired(error) && (
          <Alert
            tone="danger"
            title="Ce lien n'est pas valable."
            action={<ButtonLink to={paths.settings}>Choisir ce que je reçois</ButtonLink>}
          >
            <p>Vous pouvez arrêter ces e-mails dans vos paramètres.</p>
          </Alert>
        )}
        {error && !data && !isLinkExpired(error) && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.isOff && (
          <Alert
            tone="success"
            title="C'est fait."
            action={<ButtonLink to={paths.settings}>Voir tous mes choix</ButtonLink>}
          >
            <p>Vous ne recevrez plus d'e-mails sur le sujet «&nbsp;{data.label}&nbsp;».</p>
          </Alert>
        )}
        {data && !data.isOff && (
          <>
            <p className="text-pretty">
              Voulez-vous arrêter les e-mails sur le sujet «&nbsp;{data.label}&nbsp;»&nbsp;? Vous
              verrez toujours tout dans la cloche du site.
            </p>
            {unsubscribe.error && (
              <Failure
                message="Votre choix n'a pas pu être enregistré."
                error={unsubscribe.error}
              />
            )}
            <Button
              busy={unsubscribe.isPending}
              onClick={() => unsubscribe.mutate()}
              className="sm:justify-self-start"
            >
              Arrêter ces e-mails
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}
