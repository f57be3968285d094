import { messageOf } from '@loka/client';
import { Button } from '@/components/ui/button';
import { useCheckPayment } from '../api/check-payment';

/** Asks the operator about a payment that takes long, and says that it still has no answer. */
export function CheckNowButton({ paymentId }: { paymentId: string }) {
  const check = useCheckPayment(paymentId);
  return (
    <>
      <Button
        variant="secondary"
        busy={check.isPending}
        onClick={() => check.mutate()}
        className="max-sm:w-full"
      >
        Vérifier maintenant
      </Button>
      <p aria-live="polite" className="w-full text-center text-ink-500 text-sm empty:hidden">
        {check.data ? answerWords(check.data.isRead) : check.error && messageOf(check.error)}
      </p>
    </>
  );
}

const answerWords = (isRead: boolean) =>
  isRead
    ? "Vérifié à l'instant\u00a0: votre opérateur n'a pas encore répondu."
    : "Demande envoyée à l'opérateur. Sa réponse n'a pas encore pu être lue.";
