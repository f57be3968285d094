import { ApiError, messageOf } from '@loka/client';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { paths } from '@/lib/paths';

type PaymentRefusalProps = {
  error: Error;
  itemId: string;
  /** Where the same call may be answered otherwise. */
  onRetry?: () => void;
};

/** Where to go from a refusal that paying again would not lift. */
function wayOut(error: Error, itemId: string) {
  switch (error instanceof ApiError && error.code) {
    case 'already-pending':
    case 'payment-in-progress':
    case 'extension-not-payable':
      return { label: 'Voir mes locations', to: paths.myRentals };
    case 'dates-taken':
    case 'start-in-past':
    case 'start-too-far':
    case 'item-unavailable':
    case 'object-missing':
    case 'too-few-pieces':
    case 'delivery-not-offered':
    case 'meeting-point-unavailable':
    case 'verified-renters-only':
      return { label: "Retour à l'objet", to: paths.item(itemId) };
    case 'item-not-found':
      return { label: 'Explorer les objets', to: paths.explorer };
    default:
      return null;
  }
}

/** Why the payment was not started. */
export function PaymentRefusal({ error, itemId, onRetry }: PaymentRefusalProps) {
  const exit = wayOut(error, itemId);
  if (onRetry && !exit) return <ErrorState error={error} onRetry={onRetry} />;
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
      <p>{messageOf(error)}</p>
    </Alert>
  );
}
