import { nationalNumber } from '../../../kernel/phone-number.js';

/** The ways to pay, in one place: names and numbers. */

export type OperatorCode = 'airtel' | 'moov' | 'card';

export interface Operator {
  code: OperatorCode;
  label: string;
  /** Cards exist as a code; nobody can pay with one yet. */
  enabled: boolean;
  /** How its numbers look, to help whoever types one; not enforced, since numbers can be ported. */
  hint: string;
}

export const operators: readonly Operator[] = [
  {
    code: 'airtel',
    label: 'Airtel Money',
    enabled: true,
    hint: 'Commence par 077, 074 ou 076, suivi de 6 chiffres',
  },
  {
    code: 'moov',
    label: 'Moov Money',
    enabled: true,
    hint: 'Commence par 066, 065 ou 060, suivi de 6 chiffres',
  },
  { code: 'card', label: 'Carte Bancaire', enabled: false, hint: '' },
];

/**
 * A Gabonese mobile number as the gateway takes it, `077000001`, from what people type (spaces,
 * dots, `+241`); null when it is not one.
 */
export function normalizePhone(typed: string): string | null {
  const national = nationalNumber(typed);
  return national && /^0[67]/.test(national) ? national : null;
}
