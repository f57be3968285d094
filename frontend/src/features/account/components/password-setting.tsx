import type { User } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { useForgotPassword } from '../api/forgot-password';

/** Changes the password through the mailbox, which proves who asks. */
export function PasswordSetting({ user }: { user: User }) {
  const forgot = useForgotPassword();
  return (
    <div className="grid gap-4">
      <p className="text-pretty">
        Nous vous envoyons un lien pour choisir un nouveau mot de passe. Le changer ferme aussi vos
        sessions sur tous vos appareils.
      </p>
      {forgot.isSuccess && (
        <Alert tone="success">
          <p>
            Un lien a été envoyé à <strong className="wrap-anywhere">{user.email}</strong>. Il est
            valable une heure.
          </p>
        </Alert>
      )}
      {forgot.error && (
        <Failure message="Une erreur est survenue. Veuillez réessayer." error={forgot.error} />
      )}
      <Button
        variant="secondary"
        busy={forgot.isPending}
        onClick={() => forgot.mutate(user.email)}
        className="sm:justify-self-start"
      >
        Changer mon mot de passe
      </Button>
    </div>
  );
}
