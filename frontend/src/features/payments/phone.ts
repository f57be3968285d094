import { internationalPhone } from '@loka/client';
import type { Operator } from '@/api/types';

/** Whose mobile money account; the number tells the operator until somebody chooses one. */
export type Phone = { operator?: Operator['code']; phoneNumber: string };

/** The operator chosen, else the one whose number it looks like, else the first one. */
export function operatorOf(phone: Phone, operators: Operator[] | undefined): Operator | undefined {
  const dialled = internationalPhone(phone.phoneNumber);
  return (
    operators?.find(({ code }) => code === phone.operator) ??
    operators?.find(({ prefixes }) =>
      prefixes.some((prefix) => dialled.startsWith(internationalPhone(prefix))),
    ) ??
    operators?.[0]
  );
}
