import { formatBefore, formatFcfa } from '@loka/client';
import type { Payment } from '@/api/types';
import { Fact, PaymentFacts } from '@/features/payments';

/** What was paid for which request, and what happens until the owner has answered. */
export function PaidRecap({ payment }: { payment: Payment }) {
  const { amount, movedAmount, walletAmount, answer_by } = payment;
  const total = formatFcfa((movedAmount ?? amount) + walletAmount);
  return (
    <div className="grid w-full gap-3 text-pretty text-left">
      <PaymentFacts payment={payment}>
        <Fact name="Référence">{payment.reference}</Fact>
      </PaymentFacts>
      {answer_by && (
        <p>
          La réponse du propriétaire est attendue{' '}
          <strong className="text-ink-900">{formatBefore(answer_by)}</strong>. S'il refuse ou ne
          répond pas, vos {total} reviennent en entier dans votre portefeuille Loka.
        </p>
      )}
    </div>
  );
}
