import { z } from 'zod';
import { nationalNumber } from '../../../kernel/phone-number.js';
import { gatewayCodeOf } from '../operation-accounts.js';

/** An order, as whatever the gateway says of it names it. */
export interface NamedOrder {
  reference: string;
  phoneNumber: string;
  operator: string;
  operationAccount: string;
}

/** The fields of replies and callbacks that name an order; the contract lets each be missing. */
const naming = z.object({
  merchant_reference_id: z.string().optional(),
  merchantReferenceId: z.string().optional(),
  customer_account_number: z.string().optional(),
  customerID: z.string().optional(),
  operator: z.string().optional(),
  merchant_operation_account_code: z.string().optional(),
});

/**
 * How a message of the gateway names another order than this one, for a payment's history; null when
 * it does not. Whatever such a message says, it says of that other order.
 */
export function otherOrderIn(message: unknown, order: NamedOrder): string | null {
  const parsed = naming.safeParse(message);
  if (!parsed.success) return null;
  const named = parsed.data;
  const number = named.customer_account_number ?? named.customerID;
  const checks: [string, string | null | undefined, string][] = [
    ['reference', named.merchant_reference_id ?? named.merchantReferenceId, order.reference],
    ['number', number && asNational(number), order.phoneNumber],
    ['operator', named.operator, gatewayCodeOf(order.operator)],
    ['account', named.merchant_operation_account_code, order.operationAccount],
  ];
  const other = checks.find(([, said, ours]) => said && said !== ours);
  return other ? `of another ${other[0]}: ${other[1]}` : null;
}

/** Operators leave the `+` out. */
function asNational(number: string): string {
  return nationalNumber(number) ?? nationalNumber(`+${number}`) ?? number;
}
