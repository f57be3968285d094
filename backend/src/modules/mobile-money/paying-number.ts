import { Refusal } from '../../kernel/errors.js';
import { normalizePhone } from './domain/operators.js';
import { operatorOfAccount } from './operation-accounts.js';

/**
 * The number that pays and its operator, as a payment keeps them, from what somebody typed and chose.
 *
 * @throws Refusal `wrong-phone-number`, `unknown-operator`, `operator-disabled`
 */
export function payingNumber(typed: { phoneNumber: string; operationAccountCode: string }) {
  const phoneNumber = normalizePhone(typed.phoneNumber);
  if (!phoneNumber) throw new Refusal('wrong-phone-number');
  const operator = operatorOfAccount(typed.operationAccountCode);
  if (!operator) throw new Refusal('unknown-operator');
  if (!operator.enabled) throw new Refusal('operator-disabled');
  return {
    phoneNumber,
    operator: operator.code,
    operationAccount: typed.operationAccountCode,
  };
}
