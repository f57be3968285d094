import { clsx } from 'clsx';
import { Check, Clock, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '@/api/types';
import { Hours } from '@/components/policy/hours';
import { ButtonLink } from '@/components/ui/button';
import { VERIFIER, VerificationLink } from '@/features/verification';
import { paths, signInPath } from '@/lib/paths';

const STATE = { done: 'Fait', waiting: 'En attente', next: 'À faire', later: 'Ensuite' };
type StepState = keyof typeof STATE;

/** What a new member has to do until the first object is on offer, and what of it is done. */
export function FirstSteps({ user }: { user: User }) {
  const { emailVerified, verifier } = user;
  const isVerified = verifier === VERIFIER.verified;
  return (
    <ol aria-label="Vos premiers pas" className="grid gap-4">
      <Step
        number={1}
        title="Adresse e-mail"
        state={emailVerified ? 'done' : 'next'}
        action={
          !emailVerified && (
            <ButtonLink to={signInPath(paths.myItems, paths.confirmEmail)} size="sm">
              Confirmer mon adresse
            </ButtonLink>
          )
        }
      >
        {emailVerified ? 'Confirmée' : 'Elle reçoit tout ce qui touche à votre argent.'}
      </Step>
      <Step
        number={2}
        title="Identité"
        state={identityState(user)}
        action={emailVerified && verifier <= VERIFIER.none && <VerificationLink user={user} />}
      >
        <IdentityNote user={user} />
      </Step>
      <Step
        number={3}
        title="Premier objet"
        state={isVerified ? 'next' : 'later'}
        action={
          <ButtonLink to={paths.addItem} size="sm" variant={isVerified ? 'primary' : 'secondary'}>
            <Plus size={18} aria-hidden />
            Ajouter un objet
          </ButtonLink>
        }
      >
        Des photos, un prix, une caution{'\u00a0'}: cinq minutes.
      </Step>
    </ol>
  );
}

function identityState({ emailVerified, verifier }: User): StepState {
  if (verifier === VERIFIER.verified) return 'done';
  if (verifier === VERIFIER.pending) return 'waiting';
  return emailVerified ? 'next' : 'later';
}

function IdentityNote({ user: { verifier, verificationReason } }: { user: User }) {
  if (verifier === VERIFIER.verified) return 'Vérifiée';
  const delay = (
    <>
      sous <Hours of="identityReviewHours" />
    </>
  );
  if (verifier === VERIFIER.pending) return <>Papiers reçus. Réponse {delay}.</>;
  if (verifier === VERIFIER.refused)
    return (
      <>
        <span>{verificationReason ? `Refusée\u00a0: ${verificationReason}` : 'Refusée.'}</span>{' '}
        Envoyez une nouvelle demande, vue {delay}.
      </>
    );
  return <>Une pièce d'identité et une photo, en deux minutes. Notre équipe répond {delay}.</>;
}

type StepProps = {
  number: number;
  title: string;
  state: StepState;
  action?: ReactNode;
  children: ReactNode;
};

function Step({ number, title, state, action, children }: StepProps) {
  return (
    <li
      aria-current={state === 'next' ? 'step' : undefined}
      className="grid grid-cols-[auto_1fr] gap-x-3.5"
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-9 place-items-center rounded-full font-semibold',
          state === 'done' && 'bg-lagoon-100 text-lagoon-800',
          state === 'waiting' && 'bg-sun-100 text-sun-800',
          state === 'next' && 'bg-lagoon-700 text-white',
          state === 'later' && 'bg-sand-100 text-ink-500',
        )}
      >
        {state === 'done' ? (
          <Check size={20} />
        ) : state === 'waiting' ? (
          <Clock size={20} />
        ) : (
          number
        )}
      </span>
      <div className="grid min-w-0 justify-items-start gap-2">
        <div>
          <h3 className="font-sans font-semibold text-base tracking-normal">
            {title}
            <span className="sr-only">{`\u00a0: ${STATE[state]}`}</span>
          </h3>
          <p className="text-ink-500 text-[0.95rem]">{children}</p>
        </div>
        {action}
      </div>
    </li>
  );
}
