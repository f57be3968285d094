import { maskedNumber } from '../../kernel/phone-number.js';
import { operators } from './domain/operators.js';

/** A payment's number as its member recognises it: `Airtel Money 077 •• •• 01`. */
export function formatPayer(payment: { operator: string; phoneNumber: string }): string {
  const { label } = operators.find(({ code }) => code === payment.operator) ?? { label: '' };
  return `${label} ${maskedNumber(payment.phoneNumber)}`.trim();
}
