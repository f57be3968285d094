import type { Operator } from '@/api/types';

/** Whose mobile money account; the operator follows from the number until somebody chooses one. */
export type Phone = { operator?: Operator['code']; phoneNumber: string };

/** The operator chosen, else the one whose number it looks like, else the first one. */
export const operatorOf = (phone: Phone, operators: Operator[] | undefined): Operator | undefined =>
  operators?.find(({ code }) => code === phone.operator) ??
  likelyOperator(phone.phoneNumber, operators) ??
  operators?.[0];

/** The operator whose numbers begin as this one does, as far as it is typed; numbers can be ported. */
export function likelyOperator(
  phoneNumber: string,
  operators: Operator[] | undefined,
): Operator | undefined {
  const typed = afterTheZero(phoneNumber);
  return operators?.find(({ prefixes }) =>
    prefixes.some((prefix) => typed.startsWith(afterTheZero(prefix))),
  );
}

/** A number in Gabon after its zero. */
const DIGITS = /^\d{8}$/;
/** One of eight digits with its zero, as it was before each got another one. */
const BEFORE_2019 = /^(?:00241|241)?0\d{7}$/;

/** What is wrong of a number whoever its operator is; undefined for nothing. */
export function phoneProblem(phoneNumber: string): string | undefined {
  if (!phoneNumber.trim()) return 'Indiquez un numéro de téléphone.';
  if (DIGITS.test(afterTheZero(phoneNumber))) return undefined;
  if (BEFORE_2019.test(phoneNumber.replace(/\D/g, '')))
    return "Depuis 2019, un numéro a 9 chiffres\u00a0: 07 12 34 56 s'écrit 077 12 34 56.";
  return 'Indiquez un numéro du Gabon à 9 chiffres, comme 077 12 34 56.';
}

/** What is typed so far of a number, however it is written, enough to guess its operator. */
function afterTheZero(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:00)?(?:241)?0?/, '');
}
