import { formatDay } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { part } from '@/components/ui/part';
import { Skeleton } from '@/components/ui/skeleton';
import { verificationQuery } from '../api/get-verification';
import { VERIFIER } from '../verifier';
import { OpenToMember } from './open-to-member';

/** Most members have sent it: it is loaded for the others. */
const IdentityForm = part(async () => (await import('./identity-form')).IdentityForm);

/** Where the verification stands, the form while there is something to send, and what is open to the member. */
export function VerificationSection({ user }: { user: User }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSent, setSent] = useState(false);
  const isOpen = user.verifier <= VERIFIER.none && user.emailVerified;

  // The form is gone, and with it most of the page: without this a phone shows its end.
  useEffect(() => {
    if (!isSent || isOpen) return;
    // What the form kept just before it was taken off.
    void import('../use-identity-draft').then(({ forgetIdentityDraft }) => forgetIdentityDraft());
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isSent, isOpen]);

  return (
    <Card className="p-5 sm:p-7">
      <h2
        ref={heading}
        id="identite"
        tabIndex={-1}
        className="mb-4 scroll-mt-24 text-2xl outline-none"
      >
        Vérification d'identité
      </h2>
      {isSent && !isOpen && (
        <Alert tone="success" title="Vérification envoyée&nbsp;!" className="mb-4">
          <p>Nous avons bien reçu vos photos. Vous n'avez plus rien à faire.</p>
        </Alert>
      )}
      <Explanation user={user} />
      {user.verifier !== VERIFIER.none && <PapersKept />}
      {isOpen && (
        <div className="mt-6">
          <Suspense fallback={<Skeleton className="h-96 rounded-2xl" />}>
            <IdentityForm onSent={() => setSent(true)} />
          </Suspense>
        </div>
      )}
      <OpenToMember verifier={user.verifier} />
    </Card>
  );
}

/** Until when what was sent is kept. */
function PapersKept() {
  const { data } = useQuery(verificationQuery);
  if (!data?.papersUntil && !data?.papersDeletedAt) return null;
  return (
    <p className="mt-3 text-ink-500 text-sm">
      {data.papersDeletedAt
        ? `Vos photos et le numéro de votre document ont été supprimés le ${formatDay(data.papersDeletedAt)}.`
        : `Vos photos et le numéro de votre document seront supprimés le ${formatDay(data.papersUntil as string)}.`}
    </p>
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
      <Alert tone="warning" title="En attente&nbsp;: votre demande est en cours d'examen.">
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
