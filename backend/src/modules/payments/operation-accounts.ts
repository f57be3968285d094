import { env } from '../../env.js';
import { type Operator, type OperatorCode, operators } from './domain/operators.js';

/** Our account at the gateway for each operator. */
const accounts: Record<OperatorCode, string> = {
  airtel: env.GATEWAY_ACCOUNT_AIRTEL,
  moov: env.GATEWAY_ACCOUNT_MOOV,
  card: env.GATEWAY_ACCOUNT_CARD,
};

export function operationAccountOf({ code }: Operator): string {
  return accounts[code];
}

export function operatorOfAccount(operationAccount: string): Operator | undefined {
  return operators.find((operator) => operationAccountOf(operator) === operationAccount);
}
