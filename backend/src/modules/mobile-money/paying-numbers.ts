import { Injectable } from '@nestjs/common';
import { type ErrorCode, ProblemError } from '../../kernel/errors.js';
import { normalizePhone, type OperatorCode } from './domain/operators.js';
import { operatorOfAccount } from './operation-accounts.js';

/** Why a number cannot pay. */
export const payingRefusals = [
  'wrong-phone-number',
  'unknown-operator',
  'operator-disabled',
] as const satisfies readonly ErrorCode[];

/** A number that pays, as a payment keeps it. */
export interface PayingNumber {
  /** National, nine digits. */
  phoneNumber: string;
  operator: OperatorCode;
  operationAccount: string;
}

/** The numbers and operators that payments can be made with. */
@Injectable()
export class PayingNumbers {
  /**
   * The number that somebody typed, of the operator that they chose.
   *
   * @throws ProblemError one of {@link payingRefusals}
   */
  parse(typed: { phoneNumber: string; operationAccountCode: string }): PayingNumber {
    const { operationAccountCode: operationAccount } = typed;
    const phoneNumber = normalizePhone(typed.phoneNumber);
    if (!phoneNumber) throw new ProblemError('wrong-phone-number');
    const operator = operatorOfAccount(operationAccount);
    if (!operator) throw new ProblemError('unknown-operator');
    if (!operator.enabled) throw new ProblemError('operator-disabled');
    return { phoneNumber, operator: operator.code, operationAccount };
  }
}
