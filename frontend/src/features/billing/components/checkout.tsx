import { ApiError } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { CancellationTerms } from '@/components/policy/cancellation-terms';
import { RefundPromise } from '@/components/policy/refund-promise';
import { Skeleton } from '@/components/ui/skeleton';
import { ContractConsent } from '@/features/documents';
import { LateObjectNote, QuoteSummary, quoteQuery } from '@/features/rentals';
import { useStartPayment } from '../api/start-payment';
import type { BillingRequest } from '../billing-request';
import type { TillForm } from '../use-till';
import { OrderSummary } from './order-summary';
import { PaymentForm } from './payment-form';
import { PaymentRefusal } from './payment-refusal';

type CheckoutProps = TillForm & { request: BillingRequest };

/** The bill of a rental, how to pay it, and the button. */
export function Checkout({ request, onStarted, ...form }: CheckoutProps) {
  const itemId = request.item.id;
  const quote = useQuery(
    quoteQuery(itemId, {
      start: request.startDate,
      end: request.endDate,
      pieces: request.pieces,
      fulfilment: request.handover.fulfilment,
    }),
  );
  const payment = useStartPayment();

  // A price that was read stays, with why it cannot be paid: the server looks at both again.
  if (!quote.data && quote.error) {
    return <PaymentRefusal error={quote.error} itemId={itemId} onRetry={quote.refetch} />;
  }
  if (!quote.data) return <Skeleton className="h-96 rounded-3xl" />;

  return (
    <div className="grid gap-6">
      <LateObjectNote quote={quote.data} />
      <PaymentForm
        {...form}
        total={quote.data.total}
        onPay={(means) =>
          payment.mutate(
            {
              ...means,
              deposit: quote.data.deposit,
              item: request.item.title,
              itemId,
              startDate: request.startDate,
              endDate: request.endDate,
              pieces: request.pieces,
              notes: request.message,
              ...request.handover,
            },
            {
              onSuccess: ({ paymentId }) => onStarted(paymentId),
              onError: (error) => {
                if (error instanceof ApiError && error.code === 'wrong-total') quote.refetch();
              },
            },
          )
        }
        busy={payment.isPending}
        error={payment.error}
        refusal={(error) => <PaymentRefusal error={error} itemId={itemId} />}
        terms={(byPhone) => (
          <>
            <RefundPromise byPhone={byPhone} /> <ContractConsent by="En payant" />
          </>
        )}
        summary={
          <OrderSummary {...request}>
            <div className="grid gap-4">
              <QuoteSummary quote={quote.data} />
              <CancellationTerms
                start={request.startDate}
                isDelivered={request.handover.fulfilment === 'delivery'}
              />
            </div>
          </OrderSummary>
        }
      />
    </div>
  );
}
