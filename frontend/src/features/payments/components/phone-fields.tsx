import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { operatorsQuery } from '../api/get-operators';
import { operatorOf, type Phone } from '../phone';
import { OperatorChoice } from './operator-choice';

type PhoneFieldsProps = {
  legend: string;
  value: Phone;
  onChange: (phone: Phone) => void;
  error?: string;
};

/** An operator, and a number with it. */
export function PhoneFields({ legend, value, onChange, error }: PhoneFieldsProps) {
  const operators = useQuery(operatorsQuery);
  const operator = operatorOf(value, operators.data);
  if (operators.isError) {
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
      <TextField
        label={`Numéro ${operator.label}`}
        hint={operator.hint}
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        value={value.phoneNumber}
        onChange={({ target }) => onChange({ ...value, phoneNumber: target.value })}
      />
    </>
  );
}
