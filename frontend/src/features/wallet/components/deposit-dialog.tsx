import { ApiError, formatFcfa } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '@/api/problem';
import { Dialog } from '@/components/ui/dialog';
import { NumberCode, operatorsQuery } from '@/features/payments';
import { numbersQuery } from '../api/list-numbers';
import { useStartTopUp } from '../api/start-top-up';
import { type DepositDraft, sourceOf } from '../deposit-draft';
import { DepositForm } from './deposit-form';
import { DepositProgress } from './deposit-progress';
import { MovementReview } from './movement-review';

type DepositDialogProps = {
  /** XAF, before the deposit. */
  balance: number;
  onClose: () => void;
};

/** From a phone into the wallet: how much and from where, a last look, then what becomes of it. */
export function DepositDialog({ balance, onClose }: DepositDialogProps) {
  const numbers = useQuery(numbersQuery);
  const operators = useQuery(operatorsQuery);
  const [draft, setDraft] = useState<DepositDraft>({ amount: 0, phone: { phoneNumber: '' } });
  const [reviewing, setReviewing] = useState(false);
  const topUp = useStartTopUp();

  const source = sourceOf(draft, numbers.data ?? [], operators.data);
  const operator = operators.data?.find(
    ({ operationAccountCode }) => operationAccountCode === source?.operationAccountCode,
  );
  const errors = {
    amount: fieldError(topUp.error, 'amount'),
    phone: fieldError(topUp.error, 'phoneNumber', 'wrong-phone-number'),
  };

  const { error } = topUp;
  const isRefused = error instanceof ApiError && error.code === 'number-refused';

  function confirm() {
    if (!source) return;
    const { phoneNumber, operationAccountCode } = source;
    topUp.mutate(
      { amount: draft.amount, phoneNumber, operationAccountCode },
      {
        onError: (error) => {
          const typed =
            fieldError(error, 'amount') ?? fieldError(error, 'phoneNumber', 'wrong-phone-number');
          if (typed) setReviewing(false);
        },
      },
    );
  }

  /** To either side of the last look, without what was said of the try before. */
  function review(on: boolean) {
    topUp.reset();
    setReviewing(on);
  }

  if (topUp.data) {
    return (
      <Dialog open onOpenChange={onClose} title="Dépôt">
        <DepositProgress payment={topUp.data} onClose={onClose} onRetry={() => review(false)} />
      </Dialog>
    );
  }
  if (reviewing && source) {
    return (
      <Dialog open onOpenChange={onClose} title="Vérifiez votre dépôt">
        <MovementReview
          rows={[
            { label: 'Montant', value: formatFcfa(draft.amount), strong: true },
            { label: 'Depuis', value: source.name },
            { label: 'Solde ensuite', value: formatFcfa(balance + draft.amount) },
          ]}
          confirmLabel={`Déposer ${formatFcfa(draft.amount)}`}
          onConfirm={confirm}
          onBack={() => review(false)}
          busy={topUp.isPending}
          error={isRefused ? null : error}
        >
          <p>
            Vous allez recevoir une demande de paiement sur ce téléphone. Confirmez-la avec votre
            code secret : le montant est ajouté à votre solde dès que l'opérateur le confirme.
          </p>
          {isRefused && (
            <NumberCode
              phoneNumber={source.phoneNumber}
              refusal={error}
              then="et déposer"
              onConfirmed={confirm}
            />
          )}
        </MovementReview>
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title="Déposer de l'argent">
      <DepositForm
        draft={draft}
        onChange={setDraft}
        numbers={numbers}
        operator={operator}
        errors={errors}
        onSubmit={() => review(true)}
      />
    </Dialog>
  );
}
