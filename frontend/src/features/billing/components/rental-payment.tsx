import { formatFcfa } from '@loka/client';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Payment } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import {
  Fact,
  PaymentFacts,
  PaymentFailure,
  PaymentProgress,
  retryLabel,
  type WatchedPayment,
} from '@/features/payments';
import { requestDraft } from '@/features/rentals';
import { paths } from '@/lib/paths';
import { PAID_PARAM } from '../paid-param';
import { wordsOf } from '../purpose-words';
import { LatePayment } from './late-payment';
import { PaidRecap } from './paid-recap';

const REDIRECT_MS = 3000;
const FAILURE = 'Une erreur est survenue lors du paiement. Veuillez réessayer.';

type RentalPaymentProps = { paymentId: string; onRetry: (failed: Payment) => void };

/** The payment of a rental, or of its extension, from the request on the phone to its end. */
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
        instruction="Une demande arrive sur votre téléphone. Validez-la avec votre code secret, et gardez cette page ouverte."
        wayOut={
          <ButtonLink to={paths.myRentals} variant="secondary">
            Voir mes locations
          </ButtonLink>
        }
      >
        {(payment) => <End payment={payment} onRetry={onRetry} />}
      </PaymentProgress>
    </Card>
  );
}

type EndProps = { payment: WatchedPayment; onRetry: RentalPaymentProps['onRetry'] };

function End({ payment, onRetry }: EndProps) {
  switch (payment.outcome) {
    case 'succeeded':
      return <Succeeded payment={payment} />;
    case 'refunded':
      return <Refunded payment={payment} />;
    case 'late':
      return <LatePayment payment={payment} />;
    default:
      return <Failed payment={payment} onRetry={onRetry} />;
  }
}

function Failed({ payment, onRetry }: EndProps) {
  return (
    <>
      <PaymentFailure title={FAILURE} failure={payment.failure} />
      <PaymentFacts payment={payment}>
        <Fact name="Référence">{payment.reference}</Fact>
      </PaymentFacts>
      {payment.walletAmount > 0 && (
        <p className="text-pretty">
          Ce qui devait venir de votre portefeuille y est revenu en entier.
        </p>
      )}
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button onClick={() => onRetry(payment)} className="max-sm:w-full">
          {retryLabel(payment)}
        </Button>
        {payment.itemId && (
          <ButtonLink to={paths.item(payment.itemId)} variant="secondary" className="max-sm:w-full">
            Retour à l'objet
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Succeeded({ payment }: { payment: WatchedPayment }) {
  const navigate = useNavigate();
  const next = `${paths.myRentals}?${PAID_PARAM}=${payment.paymentId}`;
  const { itemId } = payment;
  useEffect(() => {
    if (itemId) requestDraft(itemId).forget();
  }, [itemId]);
  useEffect(() => {
    const timer = setTimeout(() => navigate(next, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, next]);
  return (
    <>
      <CircleCheck size={64} strokeWidth={1.5} className="text-lagoon-600" aria-hidden />
      <h2 className="text-2xl">Paiement réussi&nbsp;! Vous serez redirigé vers vos locations.</h2>
      <PaidRecap payment={payment} />
      <ButtonLink to={next} replace variant="secondary">
        Voir mes locations
      </ButtonLink>
    </>
  );
}

function Refunded({ payment }: { payment: WatchedPayment }) {
  const { amount, walletAmount, movedAmount } = payment;
  const words = wordsOf(payment);
  return (
    <>
      {movedAmount === null ? (
        <Alert tone="warning" title="Paiement reçu trop tard" className="text-left">
          <p>{words.impossible} Le montant entier a été versé dans votre portefeuille.</p>
        </Alert>
      ) : (
        <Alert tone="warning" title="Montant différent" className="text-left">
          <p>
            Votre opérateur a versé {formatFcfa(movedAmount)} au lieu de {formatFcfa(amount)}&nbsp;:{' '}
            {words.notDone}. {formatFcfa(movedAmount + walletAmount)} sont dans votre portefeuille.
          </p>
        </Alert>
      )}
      <ButtonLink to={paths.explorer}>Trouver un autre objet</ButtonLink>
    </>
  );
}
