import { formatInstant } from '@loka/client';
import type { MobileNumber } from '@/api/types';

/** `Airtel Money, 077 00 00 01`. */
export const numberName = ({ operatorLabel, phoneNumberFormatted }: MobileNumber): string =>
  `${operatorLabel}, ${phoneNumberFormatted}`;

/** Why a number cannot receive a withdrawal yet; null when it can. The server decides. */
export function whyNotReceiving({ confirmed, receivableFrom }: MobileNumber): string | null {
  if (!confirmed || !receivableFrom) return 'À confirmer par e-mail';
  return Date.parse(receivableFrom) > Date.now()
    ? `Utilisable pour un retrait à partir du ${formatInstant(receivableFrom)}`
    : null;
}
