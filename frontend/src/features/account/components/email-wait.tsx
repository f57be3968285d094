import { messageOf } from '@loka/client';
import { MailOpen } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { paths } from '@/lib/paths';
import { useResendConfirmation } from '../api/resend-confirmation';
import { useAuth } from '../auth';
import { CorrectEmail } from './correct-email';

/** Waits for the link of the mail to be followed; offers another mail. */
export function EmailWait() {
  const { user } = useAuth();
  const resend = useResendConfirmation();

  return (
    <div className="grid justify-items-center gap-6 text-center">
      <span className="grid size-24 place-items-center rounded-full bg-lagoon-50 text-lagoon-700">
        <MailOpen size={44} strokeWidth={1.5} aria-hidden />
      </span>
      <p className="text-pretty">
        Ouvrez l'e-mail que nous avons envoyé{' '}
        <span>
          {user && (
            <span>
              à <strong className="wrap-anywhere text-ink-900">{user.email}</strong>{' '}
            </span>
          )}
        </span>
        et suivez son lien. Cette page continue toute seule.
      </p>
      <div aria-live="polite" className="w-full text-left empty:hidden">
        {resend.isSuccess && (
          <Alert tone="success">
            <p>Un nouvel email de vérification a été envoyé.</p>
          </Alert>
        )}
        {resend.error && (
          <Alert tone="danger">
            <p>
              {user
                ? `Erreur lors de l'envoi de l'email\u00a0: ${messageOf(resend.error)}`
                : 'Aucun utilisateur connecté.'}
            </p>
          </Alert>
        )}
      </div>
      <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
        Renvoyer l'e-mail
      </Button>
      {user && !user.emailVerified && (
        <div className="grid w-full justify-items-center gap-2">
          <p>L'adresse est fausse{'\u00a0'}?</p>
          <CorrectEmail />
        </div>
      )}
      <p className="text-ink-500 text-sm">
        Rien reçu{'\u00a0'}? Regardez dans les courriers indésirables.{' '}
        {!user && <TextLink to={paths.signIn}>Se connecter</TextLink>}
      </p>
    </div>
  );
}
