import { env } from '../../env.js';
import { type Operator, type OperatorCode, operators } from './domain/operators.js';

/** Our account at the gateway for each operator, and what the gateway calls the operator. */
const configured: Record<OperatorCode, { account: string; gatewayCode: string }> = {
  airtel: { account: env.GATEWAY_ACCOUNT_AIRTEL, gatewayCode: env.GATEWAY_OPERATOR_AIRTEL },
  moov: { account: env.GATEWAY_ACCOUNT_MOOV, gatewayCode: env.GATEWAY_OPERATOR_MOOV },
  card: { account: env.GATEWAY_ACCOUNT_CARD, gatewayCode: env.GATEWAY_OPERATOR_CARD },
};

/** @throws Error for an operator we never had, as only a damaged row can name */
export function operationAccountOf(operator: string): string {
  return configuredFor(operator).account;
}

/** @throws Error for an operator we never had, as only a damaged row can name */
export function gatewayCodeOf(operator: string): string {
  return configuredFor(operator).gatewayCode;
}

export function operatorOfAccount(operationAccount: string): Operator | undefined {
  return operators.find(({ code }) => operationAccountOf(code) === operationAccount);
}

function configuredFor(operator: string) {
  const known = operators.find(({ code }) => code === operator);
  if (!known) throw new Error(`There is no operator ${operator}`);
  return configured[known.code];
}
