import { Alert } from '@/components/ui/alert';
import { useAuth } from '../auth';
import { CorrectEmail } from './correct-email';

/** The member's address while it is not confirmed, to be read again; hinders nothing. */
export function UnconfirmedEmail() {
  const { user } = useAuth();
  if (!user || user.emailVerified) return null;
  return (
    <Alert
      tone="warning"
      title="Votre adresse e-mail n'est pas confirmée."
      action={<CorrectEmail />}
    >
      <p>
        La réponse du propriétaire sera envoyée à{' '}
        <strong className="wrap-anywhere">{user.email}</strong>. Vous pouvez payer sans attendre.
      </p>
    </Alert>
  );
}
