import type { MobileNumber, Operator, TopUpOrder } from '@/api/types';
import { operatorOf, type Phone } from '@/features/payments';
import { numberName } from './mobile-number';

/** Stands for a number that is not among the member's. */
export const OTHER = 'other';

export type DepositDraft = {
  /** XAF; 0 while nothing is typed. */
  amount: number;
  /** One of the member's numbers, or {@link OTHER}; the first one until somebody chooses. */
  numberId?: string;
  /** The other number. */
  phone: Phone;
};

/** The number whose radio is on. */
export const chosenNumber = ({ numberId }: DepositDraft, numbers: MobileNumber[]): string =>
  numberId ?? numbers[0]?.id ?? OTHER;

/** Whose phone is asked, and how it is shown; undefined while operators are not known. */
export function sourceOf(
  draft: DepositDraft,
  numbers: MobileNumber[],
  operators: Operator[] | undefined,
): (Omit<TopUpOrder, 'amount'> & { name: string }) | undefined {
  const id = chosenNumber(draft, numbers);
  const own = numbers.find((number) => number.id === id);
  if (own) {
    const { phoneNumber, operationAccountCode } = own;
    return { phoneNumber, operationAccountCode, name: numberName(own) };
  }
  const operator = operatorOf(draft.phone, operators);
  return (
    operator && {
      phoneNumber: draft.phone.phoneNumber,
      operationAccountCode: operator.operationAccountCode,
      name: `${operator.label}, ${draft.phone.phoneNumber}`,
    }
  );
}
