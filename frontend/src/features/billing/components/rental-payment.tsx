import { formatFcfa } from '@loka/client';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PaymentProgress, type WatchedPayment } from '@/features/payments';
import { paths } from '@/lib/paths';

const REDIRECT_MS = 3000;
const FAILURE = 'Une erreur est survenue lors du paiement. Veuillez réessayer.';

type RentalPaymentProps = { paymentId: string; onRetry: () => void };

/** The payment of a rental, from the request on the phone to its end. */
export function RentalPayment({ paymentId, onRetry }: RentalPaymentProps) {
  // The form it replaces was taller: without this, a phone would show the footer.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  return (
    <Card className="mx-auto grid min-h-88 max-w-lg content-center p-6 sm:p-10">
      <PaymentProgress
        paymentId={paymentId}
        title="Paiement en cours..."
        instruction="Une demande vient d'arriver sur votre téléphone. Saisissez votre code secret pour confirmer, et gardez cette page ouverte."
      >
        {(payment) => <End payment={payment} onRetry={onRetry} />}
      </PaymentProgress>
    </Card>
  );
}

function End({ payment, onRetry }: { payment: WatchedPayment; onRetry: () => void }) {
  if (payment.outcome === 'succeeded') return <Succeeded />;
  if (payment.outcome === 'refunded') return <Refunded payment={payment} />;
  return (
    <>
      <Alert tone="danger" className="w-full text-left">
        <p>{FAILURE}</p>
      </Alert>
      {payment.outcome === 'late' ? (
        <Late walletAmount={payment.walletAmount} />
      ) : (
        payment.walletAmount > 0 && (
          <p className="text-pretty">
            Ce qui devait venir de votre portefeuille y est revenu en entier.
          </p>
        )
      )}
      <div className="flex w-full flex-wrap justify-center gap-3">
        {payment.outcome === 'late' && (
          <ButtonLink to={paths.myRentals} variant="secondary" className="max-sm:w-full">
            Mes locations
          </ButtonLink>
        )}
        <Button onClick={onRetry} className="max-sm:w-full">
          Réessayer
        </Button>
      </div>
    </>
  );
}

/** What becomes of the money, whenever the operator answers. */
function Late({ walletAmount }: { walletAmount: number }) {
  return (
    <div className="grid gap-3 text-pretty text-left">
      <p>
        Votre opérateur n'a pas encore répondu, et nous continuons de l'interroger. En attendant,
        « Mes locations » montre ce paiement « en vérification ».
      </p>
      <ul className="grid list-disc gap-2 pl-5 marker:text-lagoon-600">
        <li>
          Si l'argent arrive et que les dates sont encore libres, la location est créée sans que
          vous ayez rien à faire.
        </li>
        <li>Si elles ont été prises, tout est versé sur votre portefeuille.</li>
        <li>
          Si l'opérateur refuse, rien n'est débité
          {walletAmount > 0 && ' et la part de votre portefeuille y revient'}.
        </li>
      </ul>
    </div>
  );
}

function Succeeded() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.myRentals, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <CircleCheck size={72} strokeWidth={1.5} className="text-lagoon-600" aria-hidden />
      <h2 className="text-2xl">Paiement réussi ! Vous serez redirigé vers vos locations.</h2>
      <ButtonLink to={paths.myRentals} replace variant="secondary">
        Voir mes locations
      </ButtonLink>
    </>
  );
}

function Refunded({ payment: { amount, walletAmount, movedAmount } }: { payment: WatchedPayment }) {
  return (
    <>
      {movedAmount === null ? (
        <Alert tone="warning" title="Paiement reçu trop tard" className="text-left">
          <p>
            La location n'était plus possible à ces dates. Le montant entier a été versé sur votre
            portefeuille.
          </p>
        </Alert>
      ) : (
        <Alert tone="warning" title="Montant différent" className="text-left">
          <p>
            Votre opérateur a versé {formatFcfa(movedAmount)} au lieu de {formatFcfa(amount)} : la
            location n'a pas été créée. {formatFcfa(movedAmount + walletAmount)} sont dans votre
            portefeuille.
          </p>
        </Alert>
      )}
      <ButtonLink to={paths.explorer}>Trouver un autre objet</ButtonLink>
    </>
  );
}
