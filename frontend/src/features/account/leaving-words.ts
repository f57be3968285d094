import { formatInstant } from '@loka/client';

const DAY_MS = 24 * 3_600_000;

/**
 * When the account of somebody who leaves goes. Once the day that they were told is over, nobody is told until when
 * exactly it is put off.
 *
 * @param dueAt the day that they were told
 * @param postponedDays for how many days more it may be put off
 */
export function leavingWords(dueAt: string, postponedDays: number): string {
  const due = Date.parse(dueAt);
  if (due > Date.now()) return `Votre compte sera supprimé le ${formatInstant(dueAt)}.`;
  const last = new Date(due + postponedDays * DAY_MS).toISOString();
  return `Votre compte est en cours de suppression, au plus tard le ${formatInstant(last)}.`;
}
