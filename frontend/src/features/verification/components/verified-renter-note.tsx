import type { User } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { VERIFIER } from '../verifier';

/** Whether a renter must have an identity verified before an object can be asked for. */
export const mustBeVerified = (
  item: { requiresVerifiedRenter: boolean },
  user: User | null,
): boolean => item.requiresVerifiedRenter && user?.verifier !== VERIFIER.verified;

/** To where an identity is verified. */
export function VerificationLink({ user }: { user: User }) {
  return (
    <ButtonLink to={paths.profile} className="text-balance py-1.5 text-center leading-tight">
      {user.verifier === VERIFIER.pending ? 'Voir ma vérification' : 'Vérifier mon identité'}
    </ButtonLink>
  );
}

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
