import { formatFcfa, formatPeriod } from '@loka/client';
import type { ReactNode } from 'react';
import type { Payment } from '@/api/types';
import { useOperatorLabel } from '../use-operator-label';

type PaymentFactsProps = { payment: Payment; children?: ReactNode };

/** What a payment is: how much, which phone, and of a rental for what. */
export function PaymentFacts({ payment, children }: PaymentFactsProps) {
  const { amount, movedAmount, walletAmount, itemTitle, startDate, endDate } = payment;
  const operator = useOperatorLabel(payment.operator);
  const byPhone = movedAmount ?? amount;
  return (
    <dl className="grid w-full gap-2 rounded-2xl bg-sand-100 px-4 py-3.5 text-left text-[0.95rem]">
      {itemTitle && (
        <div>
          <dt className="sr-only">Objet</dt>
          <dd className="wrap-anywhere font-semibold text-ink-900">{itemTitle}</dd>
        </div>
      )}
      {startDate && endDate && <Fact name="Dates">{formatPeriod(startDate, endDate)}</Fact>}
      {amount > 0 && (
        <>
          <Fact name={operator || 'Mobile money'}>{formatFcfa(byPhone)}</Fact>
          <Fact name="Numéro">{payment.phoneNumberFormatted}</Fact>
        </>
      )}
      {walletAmount > 0 && <Fact name="Portefeuille Loka">{formatFcfa(walletAmount)}</Fact>}
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-500">{name}</dt>
      <dd className="wrap-anywhere ml-auto text-right font-medium text-ink-900 tabular-nums">
        {children}
      </dd>
    </div>
  );
}
