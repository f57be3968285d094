import type { User } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { VERIFIER } from '../verifier';
import { VerificationLink } from './verification-link';

/** The owner lends the object to verified members alone; leads to the verification. */
export function VerifiedRenterNote({ user }: { user: User | null }) {
  const isPending = user?.verifier === VERIFIER.pending;
  return (
    <Alert
      tone="warning"
      title="Identité vérifiée demandée"
      action={user && <VerificationLink user={user} />}
    >
      <p>
        Le propriétaire ne loue cet objet qu'à des personnes dont l'identité est vérifiée.{' '}
        {isPending
          ? "La vôtre est en cours d'examen\u00a0: vous pourrez demander l'objet dès qu'elle est approuvée."
          : "Il suffit d'une pièce d'identité et d'une photo."}
      </p>
    </Alert>
  );
}
