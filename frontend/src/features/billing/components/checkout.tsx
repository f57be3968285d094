import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { FormEvent } from 'react';
import { ApiError } from '@/api/problem';
import type { Operator } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { QuoteSummary, quoteQuery } from '@/features/rentals';
import { formatFcfa } from '@/lib/format';
import { operatorsQuery } from '../api/get-operators';
import { useStartPayment } from '../api/start-payment';
import type { BillingRequest } from '../billing-request';
import { OperatorChoice } from './operator-choice';
import { OrderSummary } from './order-summary';
import { PaymentRefusal } from './payment-refusal';

export type Payer = { operator?: Operator['code']; phoneNumber: string };

type CheckoutProps = {
  request: BillingRequest;
  payer: Payer;
  onPayer: (payer: Payer) => void;
  onStarted: (paymentId: string) => void;
};

/** The bill, how to pay it, and the button. */
export function Checkout({ request, payer, onPayer, onStarted }: CheckoutProps) {
  const operators = useQuery(operatorsQuery);
  const quote = useQuery(
    quoteQuery(request.item.id, { start: request.startDate, end: request.endDate }),
  );
  const payment = useStartPayment();

  const operator: Operator | undefined =
    operators.data?.find(({ code }) => code === payer.operator) ?? operators.data?.[0];
  const failed = operators.isError ? operators : quote.isError ? quote : null;
  const phoneError =
    payment.error instanceof ApiError && payment.error.code === 'wrong-phone-number'
      ? payment.error.message
      : undefined;

  function pay(event: FormEvent) {
    event.preventDefault();
    if (!operator || !quote.data) return;
    payment.mutate(
      {
        totalPrice: quote.data.total,
        item: request.item.title,
        phoneNumber: payer.phoneNumber,
        operationAccountCode: operator.operationAccountCode,
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

  if (failed?.error) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  if (!operator || !quote.data) return <Skeleton className="h-96 rounded-3xl" />;

  return (
    <form onSubmit={pay} className="grid items-start gap-6 lg:grid-cols-[1fr_25rem] lg:gap-10">
      <Card className="grid gap-6 p-5 max-lg:order-2 sm:p-6">
        <OperatorChoice
          operators={operators.data ?? []}
          value={operator.code}
          onChange={(code) => onPayer({ ...payer, operator: code })}
        />
        <Field label={`Numéro ${operator.label}`} hint={operator.hint} error={phoneError}>
          {(control) => (
            <Input
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              required
              value={payer.phoneNumber}
              onChange={({ target }) => onPayer({ ...payer, phoneNumber: target.value })}
            />
          )}
        </Field>
        {payment.error && !phoneError && (
          <PaymentRefusal error={payment.error} itemId={request.item.id} />
        )}
        <Button type="submit" size="lg" block busy={payment.isPending}>
          Payer {formatFcfa(quote.data.total)}
        </Button>
        <p className="flex gap-3 text-ink-500 text-sm">
          <Lock size={18} className="mt-0.5 shrink-0" aria-hidden />
          Vous confirmez le paiement sur votre téléphone avec votre code secret, que Loka ne connaît
          jamais. Si le propriétaire refuse, tout vous est remboursé.
        </p>
      </Card>
      <OrderSummary request={request}>
        <QuoteSummary quote={quote.data} />
      </OrderSummary>
    </form>
  );
}
