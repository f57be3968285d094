import { type ErrorCode, ProblemError } from '../../kernel/errors.js';
import { normalizePhone } from './domain/operators.js';
import { operatorOfAccount } from './operation-accounts.js';

/** Why a number cannot pay. */
export const payingRefusals = [
  'wrong-phone-number',
  'unknown-operator',
  'operator-disabled',
] as const satisfies readonly ErrorCode[];

/**
 * The number that pays and its operator, as a payment keeps them, from what somebody typed and chose.
 *
 * @throws ProblemError one of {@link payingRefusals}
 */
export function payingNumber(typed: { phoneNumber: string; operationAccountCode: string }) {
  const phoneNumber = normalizePhone(typed.phoneNumber);
  if (!phoneNumber) throw new ProblemError('wrong-phone-number');
  const operator = operatorOfAccount(typed.operationAccountCode);
  if (!operator) throw new ProblemError('unknown-operator');
  if (!operator.enabled) throw new ProblemError('operator-disabled');
  return {
    phoneNumber,
    operator: operator.code,
    operationAccount: typed.operationAccountCode,
  };
}
