import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { operatorsQuery } from '../api/get-operators';
import { formatLimits } from '../format-limits';
import { likelyOperator, operatorOf, type Phone } from '../phone';
import { OperatorChoice } from './operator-choice';
import { OperatorIncident } from './operator-incident';

type PhoneFieldsProps = {
  legend: string;
  value: Phone;
  onChange: (phone: Phone) => void;
  error?: string;
  /** Whether the number is where to begin, as after a try with a wrong one. */
  focused?: boolean;
  /** Whether the wallet holds something to pay with instead. */
  wallet?: boolean;
};

/** An operator, and a number with it. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { legend, value, onChange, error, focused = false, wallet } = props;
  const operators = useQuery(operatorsQuery);
  const operator = operatorOf(value, operators.data);
  const likely = likelyOperator(value.phoneNumber, operators.data);
  // What could not be read again leaves what is there, and what was typed.
  if (operators.isLoadingError) {
    return <ErrorState error={operators.error} onRetry={operators.refetch} />;
  }
  if (!operator) return <Skeleton className="h-48 rounded-2xl" />;
  return (
    <>
      <OperatorChoice
        legend={legend}
        operators={operators.data ?? []}
        value={operator.code}
        onChange={(code) => onChange({ ...value, operator: code })}
      />
      <OperatorIncident
        operator={operator}
        other={operators.data?.find(({ incident }) => !incident)}
        // The number is of the operator that is down.
        onChoose={(code) => onChange({ ...value, operator: code, phoneNumber: '' })}
        wallet={wallet}
      />
      <TextField
        label={`Numéro ${operator.label}`}
        hint={
          <>
            {operator.hint}. {formatLimits(operator.limits.collect)}.
          </>
        }
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        autoFocus={focused}
        value={value.phoneNumber}
        onChange={({ target }) => onChange({ ...value, phoneNumber: target.value })}
      />
      {likely && likely.code !== operator.code && (
        <Alert
          tone="warning"
          title={`Ce numéro ressemble à un numéro ${likely.label}.`}
          action={
            <Button
              variant="secondary"
              onClick={() => onChange({ ...value, operator: likely.code })}
            >
              Choisir {likely.label}
            </Button>
          }
        >
          <p>Si vous l'avez gardé en changeant d'opérateur, continuez sans rien changer.</p>
        </Alert>
      )}
    </>
  );
}
