import { nationalNumber } from '../../../kernel/phone-number.js';

/** The ways to pay, in one place: names and numbers. */

export type OperatorCode = 'airtel' | 'moov' | 'card';

export interface Operator {
  code: OperatorCode;
  label: string;
  /** Cards exist as a code; nobody can pay with one yet. */
  enabled: boolean;
  /** How its numbers begin, to help whoever types one; not enforced, since numbers can be ported. */
  prefixes: readonly string[];
  /** What its members dial to see the requests that wait for their secret code. */
  ussd: string | null;
}

export const operators: readonly Operator[] = [
  {
    code: 'airtel',
    label: 'Airtel Money',
    enabled: true,
    prefixes: ['077', '074', '076'],
    ussd: '*150#',
  },
  {
    code: 'moov',
    label: 'Moov Money',
    enabled: true,
    prefixes: ['066', '065', '060'],
    ussd: '*555#',
  },
  { code: 'card', label: 'Carte Bancaire', enabled: false, prefixes: [], ussd: null },
];

const or = new Intl.ListFormat('fr', { type: 'disjunction' });

/** The hint for whoever types a number of that operator. */
export function hintOf({ prefixes }: Operator): string {
  return prefixes.length > 0 ? `Commence par ${or.format(prefixes)}, suivi de 6 chiffres` : '';
}

/**
 * A Gabonese mobile number as the gateway takes it, `077000001`, from what people type (spaces,
 * dots, `+241`); null when it is not one.
 */
export function normalizePhone(typed: string): string | null {
  const national = nationalNumber(typed);
  return national && /^0[67]/.test(national) ? national : null;
}
