import type { OpenPayment } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { useOpenPayments } from '@/features/payments';
import { formatDateRange, formatFcfa } from '@/lib/format';

const isRental = ({ purpose }: OpenPayment) => purpose === 'rental';

/** Payments being verified, and those that came too late; neither needs the visitor. */
export function OpenPayments() {
  const payments = useOpenPayments(isRental);
  return payments.map((payment) =>
    payment.refunded ? (
      <Alert key={payment.paymentId} title="Paiement remboursé">
        <p>
          Paiement de {total(payment)} confirmé trop tard pour {what(payment)}
          {'\u00a0'}: remboursé en totalité dans votre portefeuille.
        </p>
      </Alert>
    ) : (
      <Alert key={payment.paymentId} tone="warning" title="Paiement en vérification">
        <p>
          {what(payment)}
          {'\u00a0'}: {total(payment)}. La location apparaît ici dès que votre opérateur confirme
          {'\u00a0'}; si les dates ont été prises, tout revient sur votre portefeuille.
        </p>
      </Alert>
    ),
  );
}

const total = ({ amount, walletAmount }: OpenPayment) => formatFcfa(amount + walletAmount);

const what = ({ itemTitle, startDate, endDate }: OpenPayment) =>
  `«\u00a0${itemTitle}\u00a0» (${startDate && endDate && formatDateRange(startDate, endDate)})`;
