import { formatFcfa } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/problem';
import type { MobileNumber, Wallet } from '@/api/types';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { operatorsQuery } from '@/features/payments';
import { numbersQuery } from '../api/list-numbers';
import { useStartWithdrawal } from '../api/start-withdrawal';
import { numberName, whyNotReceiving } from '../mobile-number';
import { MovementReview } from './movement-review';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalProgress } from './withdrawal-progress';

type WithdrawalDialogProps = {
  wallet: Wallet;
  /** Leads to where numbers are added. */
  onNumbers: () => void;
  onClose: () => void;
};

/** From the wallet to one of the member's phones: how much and where, a last look, then its end. */
export function WithdrawalDialog({ wallet, onNumbers, onClose }: WithdrawalDialogProps) {
  const numbers = useQuery(numbersQuery);
  const [amount, setAmount] = useState(0);
  const [numberId, setNumberId] = useState<string>();
  const [reviewing, setReviewing] = useState(false);
  const withdrawal = useStartWithdrawal();

  const operators = useQuery(operatorsQuery);
  const operatorOf = ({ operator }: MobileNumber) =>
    operators.data?.find(({ code }) => code === operator);
  const closed = (number: MobileNumber) =>
    whyNotReceiving(number) ?? (operatorOf(number)?.incident ? 'En panne' : null);

  const receiving = numbers.data?.filter((number) => whyNotReceiving(number) === null) ?? [];
  const usable = receiving.filter((number) => closed(number) === null);
  const number = usable.find(({ id }) => id === numberId) ?? usable[0];
  const shown = number ?? receiving[0];

  function confirm() {
    if (!number) return;
    withdrawal.mutate(
      { amount, numberId: number.id },
      { onError: (error) => fieldError(error, 'amount') && setReviewing(false) },
    );
  }

  /** To either side of the last look, without what was said of the try before. */
  function review(on: boolean) {
    withdrawal.reset();
    setReviewing(on);
  }

  if (withdrawal.data) {
    return (
      <Dialog open onOpenChange={onClose} title="Retrait">
        <WithdrawalProgress
          payment={withdrawal.data}
          onClose={onClose}
          onRetry={() => review(false)}
        />
      </Dialog>
    );
  }
  if (reviewing && number) {
    return (
      <Dialog open onOpenChange={onClose} title="Vérifiez votre retrait">
        <MovementReview
          rows={[
            { label: 'Montant', value: formatFcfa(amount), strong: true },
            { label: 'Vers', value: numberName(number) },
            { label: 'Solde ensuite', value: formatFcfa(wallet.balance - amount) },
          ]}
          confirmLabel={`Retirer ${formatFcfa(amount)}`}
          onConfirm={confirm}
          onBack={() => review(false)}
          busy={withdrawal.isPending}
          error={withdrawal.error}
        >
          <p>
            Le montant quitte votre solde maintenant et part vers ce numéro. Un retrait envoyé ne
            peut plus être annulé ; si l'opérateur le refuse, tout revient sur votre solde.
          </p>
        </MovementReview>
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title="Retirer de l'argent">
      {numbers.isPending && <Skeleton className="h-80 rounded-2xl" />}
      {numbers.isError && <ErrorState error={numbers.error} onRetry={numbers.refetch} />}
      {numbers.data && (
        <WithdrawalForm
          wallet={wallet}
          amount={amount}
          onAmount={setAmount}
          numbers={numbers.data}
          numberId={number?.id}
          onNumber={setNumberId}
          closed={closed}
          operator={shown && operatorOf(shown)}
          refusal={fieldError(withdrawal.error, 'amount')}
          onNumbers={onNumbers}
          onSubmit={() => review(true)}
        />
      )}
    </Dialog>
  );
}
