import { formatFcfa, formatPeriod } from '@loka/client';
import type { OpenPayment } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { useOpenPayments } from '@/features/payments';
import { openPaymentWords } from '../open-payment-words';
import { wordsOf } from '../purpose-words';

const isRental = ({ purpose }: OpenPayment) => purpose === 'rental' || purpose === 'extension';

/** Payments being verified, and those that made no rental; neither needs the visitor. */
export function OpenPayments() {
  const payments = useOpenPayments(isRental);
  return payments.map((payment) =>
    payment.failure ? (
      <Alert key={payment.paymentId} title="Paiement non abouti">
        <p>
          {what(payment)}
          {'\u00a0'}: {payment.failure.message}
        </p>
      </Alert>
    ) : payment.refunded ? (
      <Alert key={payment.paymentId} title="Paiement remboursé">
        <p>
          {what(payment)}
          {'\u00a0'}: {refundOf(payment)}
        </p>
      </Alert>
    ) : (
      <Undecided key={payment.paymentId} payment={payment} />
    ),
  );
}

function Undecided({ payment }: { payment: OpenPayment }) {
  const { title, text } = openPaymentWords(payment);
  return (
    <Alert tone="warning" title={title}>
      <p>
        {what(payment)}
        {'\u00a0'}: {text}
      </p>
    </Alert>
  );
}

/** In the wallet, and why. */
function refundOf(payment: OpenPayment): string {
  const { amount, walletAmount, movedAmount } = payment;
  if (movedAmount === null) {
    return `${wordsOf(payment).impossible} ${formatFcfa(amount + walletAmount)} sont revenus en totalité dans votre portefeuille.`;
  }
  return `votre opérateur a versé ${formatFcfa(movedAmount)} au lieu de ${formatFcfa(amount)}. ${formatFcfa(movedAmount + walletAmount)} sont dans votre portefeuille.`;
}

const what = ({ itemTitle, startDate, endDate }: OpenPayment) =>
  `«\u00a0${itemTitle}\u00a0» (${startDate && endDate && formatPeriod(startDate, endDate)})`;
