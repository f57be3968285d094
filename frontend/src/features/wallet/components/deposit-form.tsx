import type { UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { MobileNumber, Operator } from '@/api/types';
import { AmountField } from '@/components/ui/amount-field';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { formatLimits, OperatorIncident, PhoneFields, phoneProblem } from '@/features/payments';
import { sendOrFocus } from '@/lib/send-or-focus';
import { amountProblem } from '../amount-problem';
import { chosenNumber, type DepositDraft, OTHER } from '../deposit-draft';
import { NumberChoice } from './number-choice';

const BEYOND = "C'est plus que ce que l'opérateur prend à la fois.";
const QUICK = [2_000, 5_000, 10_000, 25_000].map((francs) => ({ francs }));

type DepositFormProps = {
  draft: DepositDraft;
  onChange: (draft: DepositDraft) => void;
  numbers: UseQueryResult<MobileNumber[]>;
  /** Of the number; undefined while it is not known. */
  operator: Operator | undefined;
  errors: { amount?: string; phone?: string };
  onSubmit: () => void;
};

/** How much, and from which phone. */
export function DepositForm(props: DepositFormProps) {
  const { draft, onChange, numbers, operator, errors, onSubmit } = props;
  const limits = operator?.limits.collect;
  const incident = operator?.incident;
  // Nothing is wrong yet of what is still to be typed.
  const [isTried, setTried] = useState(false);

  if (numbers.isPending) return <Skeleton className="h-80 rounded-2xl" />;

  // Numbers that cannot be read hold up no deposit: one can be typed.
  const own = numbers.data ?? [];
  const isTyped = chosenNumber(draft, own) === OTHER;
  const wrong = {
    amount: amountProblem(draft.amount, limits, BEYOND),
    phone: isTyped ? phoneProblem(draft.phone.phoneNumber) : undefined,
  };
  const phoneFields = (
    <PhoneFields
      legend="Opérateur"
      value={draft.phone}
      onChange={(phone) => onChange({ ...draft, phone })}
      error={(isTried ? wrong.phone : undefined) ?? errors.phone}
    />
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isWrong =
      Number.isNaN(draft.amount) || wrong.amount || wrong.phone || incident?.blocksPayments;
    sendOrFocus(event.currentTarget, () => {
      setTried(true);
      if (!isWrong) onSubmit();
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <AmountField
        value={draft.amount}
        onChange={(amount) => onChange({ ...draft, amount })}
        quick={QUICK}
        hint={limits && formatLimits(limits)}
        error={(isTried || wrong.amount === BEYOND ? wrong.amount : undefined) ?? errors.amount}
      />
      {own.length === 0 ? (
        phoneFields
      ) : (
        <NumberChoice
          legend="Depuis quel numéro ?"
          numbers={own}
          value={chosenNumber(draft, own)}
          onChange={(numberId) => onChange({ ...draft, numberId })}
          other={{ value: OTHER, fields: phoneFields }}
        />
      )}
      {operator && !isTyped && <OperatorIncident operator={operator} />}
      <Button
        type="submit"
        size="lg"
        block
        disabled={incident?.blocksPayments}
        variant={incident ? 'secondary' : 'primary'}
      >
        {incident && !incident.blocksPayments ? 'Essayer quand même' : 'Continuer'}
      </Button>
    </form>
  );
}
