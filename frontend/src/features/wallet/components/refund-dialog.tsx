import { formatFcfa, messageOf } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldError } from '@/api/problem';
import type { RefundNumber } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { AmountField } from '@/components/ui/amount-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isRefusal, operatorsQuery, PayoutsSuspended } from '@/features/payments';
import { sendOrFocus } from '@/lib/send-or-focus';
import { amountProblem } from '../amount-problem';
import { useStartRefund } from '../api/start-refund';
import { RefundProgress } from './refund-progress';

const BEYOND = "C'est plus que ce qui peut repartir vers ce numéro.";

type RefundDialogProps = { number: RefundNumber; onClose: () => void };

/** Back to a number that has paid: all that may go there, or less, then its end. */
export function RefundDialog({ number, onClose }: RefundDialogProps) {
  const { refundable, operatorLabel, phoneNumberFormatted } = number;
  const [most] = useState(refundable);
  const [amount, setAmount] = useState(refundable);
  const refund = useStartRefund();
  const refusal = fieldError(refund.error, 'amount');
  const [isTried, setTried] = useState(false);
  const wrong = amountProblem(amount, { least: 1, most }, BEYOND);
  const operators = useQuery(operatorsQuery);
  const operator = operators.data?.find(
    ({ operationAccountCode }) => operationAccountCode === number.operationAccountCode,
  );
  const isSuspended = !!operator?.incident;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sendOrFocus(event.currentTarget, send);
  }
  function send() {
    setTried(true);
    const { phoneNumber, operationAccountCode } = number;
    if (!Number.isNaN(amount) && !wrong && !isSuspended)
      refund.mutate({ amount, phoneNumber, operationAccountCode });
  }

  if (refund.data) {
    return (
      <Dialog open onOpenChange={onClose} title="Remboursement">
        <RefundProgress
          payment={refund.data}
          number={phoneNumberFormatted}
          onClose={onClose}
          onRetry={refund.reset}
        />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title="Renvoyer vers le numéro qui a payé">
      <form onSubmit={submit} noValidate className="grid gap-6">
        <p className="rounded-2xl bg-sand-100 px-4 py-3.5 text-ink-900">
          Vers {operatorLabel},{' '}
          <strong className="whitespace-nowrap tabular-nums">{phoneNumberFormatted}</strong>
        </p>
        <AmountField
          value={amount}
          onChange={(francs) => {
            refund.reset();
            setAmount(francs);
          }}
          quick={[{ francs: most, label: 'Tout renvoyer' }]}
          hint={`Peut repartir vers ce numéro\u00a0: ${formatFcfa(most)}`}
          error={(isTried || wrong === BEYOND ? wrong : undefined) ?? refusal}
        />
        {refund.error && !refusal && (
          <Alert tone="danger" title={messageOf(refund.error)}>
            {!isRefusal(refund.error) && (
              <p>Vous pouvez réessayer sans crainte&nbsp;: l'opération ne se fera qu'une fois.</p>
            )}
          </Alert>
        )}
        <PayoutsSuspended operator={operator} />
        <p className="text-pretty text-ink-500 text-sm">
          L'argent part aussitôt. Un envoi ne peut plus être annulé&nbsp;; si l'opérateur le refuse,
          tout revient sur votre solde.
        </p>
        <Button type="submit" size="lg" block busy={refund.isPending} disabled={isSuspended}>
          {amount > 0 && amount <= most ? `Renvoyer ${formatFcfa(amount)}` : 'Renvoyer'}
        </Button>
      </form>
    </Dialog>
  );
}
