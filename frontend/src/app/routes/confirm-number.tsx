import { formatInstant } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Hours } from '@/components/policy/hours';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import { useAuth } from '@/features/account';
import { confirmNumberQuery, numberName, numbersQuery } from '@/features/wallet';
import { paths } from '@/lib/paths';

/** Where the mailed link of a new mobile money number leads: opening it confirms the number. */
export default function ConfirmNumber() {
  const token = useSearchParams()[0].get('token') ?? '';
  const link = useQuery({ ...confirmNumberQuery(token), enabled: token !== '' });

  return (
    <div className="page py-10 md:py-16">
      <title>Confirmation du numéro · Loka</title>
      <Card className="mx-auto grid max-w-xl gap-6 p-6 sm:p-10">
        <h1 className="text-3xl">Confirmation du numéro</h1>
        <div aria-live="polite">
          {link.isLoading && <Spinner label="Vérification du lien..." />}
          {link.isSuccess && <Confirmed />}
          {!link.isLoading && !link.isSuccess && (
            <Alert
              tone="danger"
              title={link.error?.message ?? 'Ce lien est incomplet.'}
              action={
                <ButtonLink to={paths.numbers} variant="secondary">
                  Voir mes numéros
                </ButtonLink>
              }
            >
              <p>
                Pour en recevoir un autre, choisissez « Renvoyer l'e-mail » à côté du numéro, dans
                votre portefeuille.
              </p>
            </Alert>
          )}
        </div>
      </Card>
    </div>
  );
}

function Confirmed() {
  const { user } = useAuth();
  const numbers = useQuery({ ...numbersQuery, enabled: user !== null });
  // The link says nothing of the number; its owner, when signed in here, may read all of them.
  const waiting = numbers.data?.filter(
    ({ receivableFrom }) => receivableFrom && Date.parse(receivableFrom) > Date.now(),
  );
  return (
    <Alert
      tone="success"
      title="Votre numéro est confirmé."
      action={<ButtonLink to={paths.numbers}>Voir mes numéros</ButtonLink>}
    >
      <p>Vous pouvez déjà l'utiliser pour payer et pour déposer.</p>
      {waiting && waiting.length > 0 ? (
        <ul>
          {waiting.map((number) => (
            <li key={number.id}>
              {numberName(number)}
              {'\u00a0'}: retraits à partir du {formatInstant(number.receivableFrom ?? '')}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          Par sécurité, il pourra recevoir vos retraits dans <Hours of="newNumberHours" />.
        </p>
      )}
    </Alert>
  );
}
