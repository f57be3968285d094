import { formatInstant } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Hours } from '@/components/policy/hours';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { AuthPage, useAuth } from '@/features/account';
import { numberName, numbersQuery, useConfirmNumber } from '@/features/wallet';
import { paths } from '@/lib/paths';
import { MailedStep } from './mailed-step';

const title = 'Confirmation du numéro';

/** Where the mailed link of a new mobile money number leads. */
export default function ConfirmNumber() {
  const confirm = useConfirmNumber();
  if (confirm.isSuccess) {
    return (
      <AuthPage title={title}>
        <Confirmed />
      </AuthPage>
    );
  }
  return (
    <MailedStep
      title={title}
      action="Confirmer ce numéro"
      step={confirm}
      insteadOfLink={
        <p>
          Pour en recevoir un autre, choisissez « Renvoyer l'e-mail » à côté du numéro, dans{' '}
          <TextLink to={paths.numbers}>votre portefeuille</TextLink>.
        </p>
      }
    >
      <p className="text-pretty">
        Ce numéro pourra recevoir l'argent de votre portefeuille. Si vous ne l'avez pas ajouté, ne
        le confirmez pas&nbsp;: sans votre confirmation, il ne recevra rien.
      </p>
    </MailedStep>
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
