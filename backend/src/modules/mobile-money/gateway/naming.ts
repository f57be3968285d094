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

/** The names of the fields of replies and callbacks that name an order. */
const fields = {
  reference: ['merchant_reference_id', 'merchantReferenceId'],
  number: ['customer_account_number', 'customerID'],
  operator: ['operator'],
  account: ['merchant_operation_account_code'],
} as const;

type Field = keyof typeof fields;

/** The contract lets each be missing; null and the empty text say nothing either. */
const said = z.union([z.string(), z.number().transform(String)]).nullish();

/**
 * How a message of the gateway names another order than this one, for a payment's history; null when
 * it does not. Whatever such a message says, it says of that other order. Each field is judged by itself:
 * one that cannot be read hides none of the others, and may itself name another order.
 */
export function otherOrderIn(message: unknown, order: NamedOrder): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const ours: Record<Field, string> = {
    reference: order.reference,
    number: order.phoneNumber,
    operator: gatewayCodeOf(order.operator),
    account: order.operationAccount,
  };
  let unread: string | null = null;
  for (const field of Object.keys(fields) as Field[]) {
    for (const name of fields[field]) {
      const parsed = said.safeParse((message as Record<string, unknown>)[name]);
      if (!parsed.success) unread ??= `of another ${field}, or none: not understood`;
      else if (parsed.data) {
        const named = field === 'number' ? asNational(parsed.data) : parsed.data;
        if (named !== ours[field]) return `of another ${field}: ${named}`;
      }
    }
  }
  return unread;
}

/** Operators leave the `+` out. */
function asNational(number: string): string {
  return nationalNumber(number) ?? nationalNumber(`+${number}`) ?? number;
}
