import type { Operator } from '@/api/types';

/** Whose mobile money account; the operator follows from the number until somebody chooses one. */
export type Phone = { operator?: Operator['code']; phoneNumber: string };

/** The operator chosen, else the one whose number it looks like, else the first one. */
export function operatorOf(phone: Phone, operators: Operator[] | undefined): Operator | undefined {
  const typed = afterTheZero(phone.phoneNumber);
  return (
    operators?.find(({ code }) => code === phone.operator) ??
    operators?.find(({ prefixes }) =>
      prefixes.some((prefix) => typed.startsWith(afterTheZero(prefix))),
    ) ??
    operators?.[0]
  );
}

/** What is typed so far of a number, however it is written, enough to guess its operator. */
function afterTheZero(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:00)?(?:241)?0?/, '');
}
