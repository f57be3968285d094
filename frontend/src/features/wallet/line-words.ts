import { formatFcfa, formatGain, formatPeriod } from '@loka/client';
import type { WalletEntry } from '@/api/types';

/** What a line moved: signed in the wallet, without a sign beside it. */
export function amountOf({ amount, paid }: WalletEntry): string {
  return paid > 0 ? formatFcfa(paid) : formatGain(amount);
}

/** What tells a line from another of the same label: the other party, the days and the reference, as far as there are. */
export function contextOf({ rental, reference }: WalletEntry): string {
  const parts = [
    rental && `avec ${rental.otherName}`,
    rental && formatPeriod(rental.start_date, rental.end_date),
    reference && `réf.\u00a0${reference}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
