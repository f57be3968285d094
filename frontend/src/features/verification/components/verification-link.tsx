import type { User } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { VERIFIER } from '../verifier';

/** To where an identity is verified. */
export function VerificationLink({ user }: { user: User }) {
  return (
    <ButtonLink to={paths.profile} className="text-balance py-1.5 text-center leading-tight">
      {user.verifier === VERIFIER.pending ? 'Voir ma vérification' : 'Vérifier mon identité'}
    </ButtonLink>
  );
}
