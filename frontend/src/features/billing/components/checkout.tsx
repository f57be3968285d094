import { ApiError, formatFcfa } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Payment } from '@/api/types';
import { RefundPromise } from '@/components/policy/refund-promise';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ContractConsent } from '@/features/documents';
import { operatorOf, operatorsQuery, PhoneFields } from '@/features/payments';
import { QuoteSummary, quoteQuery } from '@/features/rentals';
import { useStartPayment } from '../api/start-payment';
import type { BillingRequest } from '../billing-request';
import { type Payer, usePayer } from '../use-payer';
import { walletPart } from '../wallet-part';
import { BeyondLimit } from './beyond-limit';
import { OrderSummary } from './order-summary';
import { PaymentParts } from './payment-parts';
import { PaymentRefusal } from './payment-refusal';
import { WalletOffer } from './wallet-offer';

type CheckoutProps = {
  request: BillingRequest;
  payer: Payer | undefined;
  /** The try before, which failed. */
  failed?: Payment | undefined;
  onPayer: (payer: Payer) => void;
  onStarted: (paymentId: string) => void;
};

/** The bill, how to pay it, and the button. */
export function Checkout({ request, payer: given, failed, onPayer, onStarted }: CheckoutProps) {
  const { payer, available, ready } = usePayer(given);
  const operators = useQuery(operatorsQuery);
  const quote = useQuery(
    quoteQuery(request.item.id, { start: request.startDate, end: request.endDate }),
  );
  const payment = useStartPayment();

  if (quote.isError) return <ErrorState error={quote.error} onRetry={quote.refetch} />;
  if (!ready || !quote.data) return <Skeleton className="h-96 rounded-3xl" />;

  const { total } = quote.data;
  const operator = operatorOf(payer, operators.data);
  const limits = operator?.limits.collect;
  const walletAmount = payer.useWallet ? walletPart(available, total, limits?.least ?? 0) : 0;
  const byPhone = total - walletAmount;
  const isBeyond = limits !== undefined && byPhone > limits.most;
  const phoneError =
    payment.error instanceof ApiError && payment.error.code === 'wrong-phone-number'
      ? payment.error.message
      : undefined;

  function pay(event: FormEvent) {
    event.preventDefault();
    if (byPhone > 0 && (!operator || isBeyond)) return;
    payment.mutate(
      {
        totalPrice: total,
        walletAmount,
        item: request.item.title,
        phoneNumber: byPhone > 0 ? payer.phoneNumber : '',
        operationAccountCode: (byPhone > 0 && operator?.operationAccountCode) || '',
        itemId: request.item.id,
        startDate: request.startDate,
        endDate: request.endDate,
        notes: request.message,
      },
      {
        onSuccess: ({ paymentId }) => onStarted(paymentId),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'wrong-total') quote.refetch();
        },
      },
    );
  }

  return (
    <form onSubmit={pay} className="grid items-start gap-6 lg:grid-cols-[1fr_25rem] lg:gap-10">
      <Card className="grid gap-6 p-5 max-lg:order-2 sm:p-6">
        {available > 0 && (
          <WalletOffer
            available={available}
            used={payer.useWallet}
            onChange={(useWallet) => onPayer({ ...payer, useWallet })}
          />
        )}
        {walletAmount > 0 && byPhone > 0 && (
          <PaymentParts wallet={walletAmount} mobileMoney={byPhone} />
        )}
        {byPhone > 0 && (
          <PhoneFields
            legend="Moyen de paiement"
            value={payer}
            onChange={(phone) => onPayer({ ...payer, ...phone })}
            error={phoneError}
            focused={failed?.failure?.reason === 'wrong_number'}
          />
        )}
        {operator && isBeyond && (
          <BeyondLimit
            operator={operator}
            byPhone={byPhone}
            offersWallet={available > 0 && !payer.useWallet}
          />
        )}
        {payment.error && !phoneError && (
          <PaymentRefusal error={payment.error} itemId={request.item.id} />
        )}
        <Button type="submit" size="lg" block busy={payment.isPending}>
          Payer {formatFcfa(total)}
        </Button>
        <p className="flex gap-3 text-ink-500 text-sm">
          <Lock size={18} className="mt-0.5 shrink-0" aria-hidden />
          <span>
            {byPhone > 0 &&
              'Vous confirmez le paiement sur votre téléphone avec votre code secret, que Loka ne connaît jamais. '}
            <RefundPromise byPhone={byPhone > 0} /> <ContractConsent by="En payant" />
          </span>
        </p>
      </Card>
      <OrderSummary request={request}>
        <QuoteSummary quote={quote.data} />
      </OrderSummary>
    </form>
  );
}
