import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { PaymentRecord } from '../../payments/index.js';

/** By which a payment is found again, here and at its operator, line by line. */
export function paymentDetails(
  payer: string,
  {
    amount,
    walletAmount,
    gatewayReference,
    reference,
  }: Pick<PaymentRecord, 'amount' | 'walletAmount' | 'gatewayReference' | 'reference'>,
): NonNullable<Email['summary']> {
  return [
    ...(amount > 0 ? [{ label: payer, value: formatXaf(amount) }] : []),
    ...(walletAmount > 0
      ? [{ label: 'Votre portefeuille Loka', value: formatXaf(walletAmount) }]
      : []),
    ...(gatewayReference ? [{ label: "Référence de l'opérateur", value: gatewayReference }] : []),
    { label: 'Référence Loka', value: reference },
  ];
}
