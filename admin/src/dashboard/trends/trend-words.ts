import { formatFcfa, formatNumber, formatPeriod, formatShortDay, plural } from '@loka/client';
import type { Trend } from '../../api/dashboard';

/** Each on its own, and as the first one of a week: `24 nov.`. */
export const shortLabel = ({ from }: Trend): string => formatShortDay(from);

export const longLabel = ({ from, to }: Trend): string =>
  from === to ? shortLabel({ from } as Trend) : formatPeriod(from, to);

const compact = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });

/** `2400000` → `2,4 M FCFA`, where there is little room. */
export const shortFcfa = (francs: number): string =>
  `${compact.format(francs).replaceAll(/[ \u202f]/g, '\u00a0')}\u00a0FCFA`;

/** `30` → `1 j 6 h`; `5.5` → `5,5 h`. */
export function formatHours(hours: number): string {
  if (hours < 24) return `${formatNumber(Math.round(hours * 10) / 10)}\u00a0h`;
  const rounded = Math.round(hours);
  const [days, rest] = [Math.floor(rounded / 24), rounded % 24];
  return rest ? `${days}\u00a0j\u00a0${rest}\u00a0h` : `${days}\u00a0j`;
}

/** `3` of `4` → `75 %`; a dash of nothing, or of less than the part. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 || part > whole ? '—' : `${formatNumber(Math.round((100 * part) / whole))}\u00a0%`;

/** Behind the count of a step, its share of the one before: ` · 75 %`; nothing of nothing, or of less than itself. */
export const shareOfStep = (count: number, before = 0): string =>
  count > 0 && count <= before ? ` · ${formatShare(count, before)}` : '';

type Paid = Trend['payments'][number];

/** Payments of a period that are of some kind: how many, and XAF. */
export function sumOf({ payments }: Trend, isMeant: (payment: Paid) => boolean) {
  const meant = payments.filter(isMeant);
  return {
    count: meant.reduce((sum, { count }) => sum + count, 0),
    amount: meant.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** `8 paiements · 863 800 FCFA`. */
export const paymentsInWords = ({ count, amount }: { count: number; amount: number }): string =>
  `${plural(count, 'paiement')} · ${formatFcfa(amount)}`;

export const outcomes = [
  { id: 'succeeded', name: 'Réussis' },
  { id: 'failed', name: 'Échoués' },
  { id: 'review', name: 'À examiner' },
  { id: 'open', name: 'En cours' },
] as const satisfies readonly { id: Paid['outcome']; name: string }[];

export const operators = [
  'airtel',
  'moov',
  'card',
  'wallet',
] as const satisfies readonly Paid['operator'][];

/** XAF that Loka holds for others. */
export const held = ({ held: { wallets, rentals, onTheWay } }: Trend): number =>
  wallets + rentals + onTheWay;
