import { messageOf } from '@loka/client';
import { Button } from '@/components/ui/button';
import { useResendConfirmation } from '../api/resend-confirmation';

/** Has the link mailed once more, and says so. */
export function ResendConfirmationButton() {
  const resend = useResendConfirmation();
  return (
    <div className="grid justify-items-start gap-2">
      <div aria-live="polite" className="empty:hidden">
        {resend.isSuccess && <p>Un nouvel email de vérification a été envoyé.</p>}
        {resend.error && <p className="font-semibold">{messageOf(resend.error)}</p>}
      </div>
      <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
        Renvoyer l'e-mail
      </Button>
    </div>
  );
}
