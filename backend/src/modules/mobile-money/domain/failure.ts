/** Why the gateway or an operator did not move the money, as far as they say so. */
export type GatewayFailure =
  | 'refused_by_payer'
  | 'insufficient_funds'
  | 'wrong_number'
  | 'operator_unavailable'
  | 'amount_out_of_limits'
  | 'expired'
  | 'other';

/** The gateway's codes of failed transactions (assumed: its documentation names no list of them). */
const byCode = new Map<string, GatewayFailure>([
  ['4101', 'refused_by_payer'],
  ['4102', 'insufficient_funds'],
  ['4103', 'wrong_number'],
  ['4104', 'expired'],
  ['4105', 'amount_out_of_limits'],
  ['5001', 'operator_unavailable'],
]);

/** Why a transaction failed, from the code that a status, a callback or a payout's answer states. */
export function failureOfCode(code: number | string | undefined): GatewayFailure {
  return byCode.get(String(code ?? '').trim()) ?? 'other';
}

/** An order that the gateway did not take, as its error says. */
interface Refusal {
  /** 400, 401, 403 or 422. */
  httpStatus: number;
  /** Names the wrong fields, for 400 and 422. */
  message?: string | undefined;
}

/**
 * Why the gateway did not take an order. A refused key or account is a fault between us and it, so the
 * operator cannot be reached; a wrong field that the member typed is theirs to correct.
 */
export function failureOfRefusal({ httpStatus, message = '' }: Refusal): GatewayFailure {
  if (httpStatus === 401 || httpStatus === 403) return 'operator_unavailable';
  if (/customer_account_number/.test(message)) return 'wrong_number';
  if (/\bamount\b/.test(message)) return 'amount_out_of_limits';
  return 'other';
}
