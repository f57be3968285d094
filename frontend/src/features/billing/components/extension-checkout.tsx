import { daysBetween, formatFcfa } from '@loka/client';
import type { Rental, RentalChange } from '@/api/types';
import { useStartExtension } from '../api/start-payment';
import type { TillForm } from '../use-till';
import { OrderSummary } from './order-summary';
import { PaymentForm } from './payment-form';
import { PaymentRefusal } from './payment-refusal';

type ExtensionCheckoutProps = TillForm & { rental: Rental; change: RentalChange };

/** The bill of an accepted extension, how to pay it, and the button. */
export function ExtensionCheckout({ rental, change, onStarted, ...form }: ExtensionCheckoutProps) {
  const payment = useStartExtension();
  const { itemTitle, itemImage } = rental;
  const { old_end_date: startDate, new_end_date: endDate, amount } = change;

  return (
    <PaymentForm
      {...form}
      total={amount}
      onPay={(means) =>
        payment.mutate(
          { ...means, changeId: change.id },
          { onSuccess: ({ paymentId }) => onStarted(paymentId) },
        )
      }
      busy={payment.isPending}
      error={payment.error}
      refusal={(error) => <PaymentRefusal error={error} itemId={rental.item_id} />}
      terms={() =>
        "Si le paiement arrive trop tard et que ces jours sont pris, tout revient dans votre portefeuille. La caution reste la même, rendue après le retour de l'objet."
      }
      summary={
        <OrderSummary
          item={{ title: itemTitle, images: itemImage ? [itemImage] : [] }}
          startDate={startDate}
          endDate={endDate}
          totalDays={daysBetween(startDate, endDate)}
        >
          <dl>
            <div className="facing font-semibold text-ink-900 text-lg">
              <dt>Jours en plus</dt>
              <dd className="tabular-nums">{formatFcfa(amount)}</dd>
            </div>
          </dl>
        </OrderSummary>
      }
    />
  );
}
