import { Alert } from '@/components/ui/alert';
import { useAuth } from '../auth';
import { CorrectEmail } from './correct-email';
import { ResendConfirmationButton } from './resend-confirmation-button';

/**
 * On a bill, the member's address while it is not confirmed, to be read again: a first payment waits for it.
 *
 * @param isAwaited a payment was asked for, and what is said of it offers the mail once more
 */
export function UnconfirmedEmail({ isAwaited = false }: { isAwaited?: boolean }) {
  const { user } = useAuth();
  if (!user || user.emailVerified) return null;
  return (
    <Alert
      tone="warning"
      title="Votre adresse e-mail n'est pas confirmée."
      action={
        <div className="flex flex-wrap items-end gap-3">
          {!isAwaited && <ResendConfirmationButton />}
          <CorrectEmail />
        </div>
      }
    >
      <p>
        La réponse du propriétaire sera envoyée à{' '}
        <strong className="wrap-anywhere">{user.email}</strong>. Suivez le lien reçu à cette adresse
        {'\u00a0'}: il le faut avant un premier paiement par mobile money.
      </p>
    </Alert>
  );
}
