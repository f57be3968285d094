import { ApiError } from '@loka/client';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

type PaymentRefusalProps = { error: Error; itemId: string };

/** Where to go from a refusal that paying again would not lift. */
function wayOut(error: Error, itemId: string) {
  switch (error instanceof ApiError && error.code) {
    case 'email-not-confirmed':
      return { label: 'Confirmer mon adresse', to: paths.confirmEmail };
    case 'already-pending':
    case 'payment-in-progress':
    case 'extension-not-payable':
      return { label: 'Voir mes locations', to: paths.myRentals };
    case 'dates-taken':
    case 'start-in-past':
    case 'start-too-far':
    case 'item-unavailable':
      return { label: "Retour à l'objet", to: paths.item(itemId) };
    default:
      return null;
  }
}

/** Why the payment was not started. */
export function PaymentRefusal({ error, itemId }: PaymentRefusalProps) {
  const exit = wayOut(error, itemId);
  return (
    <Alert
      tone="danger"
      action={
        exit && (
          <ButtonLink to={exit.to} variant="secondary">
            {exit.label}
          </ButtonLink>
        )
      }
    >
      <p>{error.message}</p>
    </Alert>
  );
}
