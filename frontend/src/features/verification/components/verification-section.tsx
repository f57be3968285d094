import type { User } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { VERIFIER } from '../verifier';
import { IdentityForm } from './identity-form';

/** Where the verification stands, and the form while there is something to send. */
export function VerificationSection({ user }: { user: User }) {
  return (
    <Card className="p-5 sm:p-7">
      <h2 id="identite" className="mb-4 text-2xl">
        Vérification d'identité
      </h2>
      <Explanation user={user} />
      {user.verifier <= VERIFIER.none && user.emailVerified && (
        <div className="mt-6">
          <IdentityForm />
        </div>
      )}
    </Card>
  );
}

function Explanation({ user }: { user: User }) {
  if (user.verifier === VERIFIER.verified) {
    return (
      <Alert tone="success" title="Votre identité est vérifiée.">
        <p>Vous pouvez proposer des objets et ouvrir votre portefeuille.</p>
      </Alert>
    );
  }
  if (user.verifier === VERIFIER.pending) {
    return (
      <Alert tone="warning" title="Votre demande est en cours d'examen.">
        <p>Notre équipe compare votre document et votre photo. Vous recevrez un e-mail.</p>
      </Alert>
    );
  }
  if (!user.emailVerified) {
    return (
      <Alert>
        <p>Confirmez d'abord votre adresse e-mail, puis revenez vérifier votre identité.</p>
      </Alert>
    );
  }
  if (user.verifier === VERIFIER.refused) {
    return (
      <Alert tone="danger" title="Votre demande a été refusée.">
        {user.verificationReason && <p>Motif{`\u00a0: ${user.verificationReason}`}</p>}
        <p>Vous pouvez envoyer une nouvelle demande.</p>
      </Alert>
    );
  }
  return (
    <p className="text-pretty">
      Pour proposer vos objets et ouvrir votre portefeuille, montrez-nous qui vous êtes. Il vous
      faut une pièce d'identité et la caméra de votre appareil{'\u00a0'}; cela prend deux minutes.
    </p>
  );
}
