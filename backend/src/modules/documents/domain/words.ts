import { type Day, daysBetween, inFrench, instantInFrench } from '../../../kernel/day.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';

/** An instant as the clocks of Gabon say: `22 nov. 2026 à 15:37`. */
export function formatInstant(at: Date): string {
  return `${instantInFrench(at)} (heure de Libreville)`;
}

/** The days of a rental, [start, end): the last one named is the day of the return. */
export function formatPeriod(start: Day, end: Day): string {
  const days = daysBetween(start, end);
  const count = `${days}\u00a0${days > 1 ? 'jours' : 'jour'}`;
  return `Du ${inFrench(start)} au ${inFrench(end)}, jour du retour (${count})`;
}

/** An amount with its sign, for what was gained or lost: `+ 27 500 FCFA`. */
export function formatGain(amount: Xaf): string {
  return `${amount < 0 ? '−' : '+'}\u00a0${formatXaf(Math.abs(amount))}`;
}

/** Who a document is from. */
export function footerOf(contact: string): string {
  return `Loka, location d'objets entre particuliers au Gabon · ${contact}`;
}
