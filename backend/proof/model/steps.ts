import type { ReadRows } from './read-history.js';

/** An owner who enters a code is told that the object was handed over, whoever found that. */
export const handedOver = ['hand-over', 'assume-handover', 'confirm-handover'];

/** Who says that there was no handover, and what the other party answers. */
export const objections = {
  renter: { report: 'report-not-received', admit: 'admit-not-received', deny: 'deny-not-received' },
  owner: { report: 'report-absent', admit: 'admit-absence', deny: 'deny-absence' },
} as const;

/** @returns how often each step of rentals was taken, by its event */
export async function countSteps(read: ReadRows): Promise<Record<string, number>> {
  const rows = await read<{ event: string; times: number }>(
    'select event, count(*)::int as times from rental_events group by event order by event',
  );
  return Object.fromEntries(rows.map(({ event, times }) => [event, times]));
}

/** @returns one line, the rarest first */
export function lineOfSteps(steps: Readonly<Record<string, number>>): string {
  const rarestFirst = Object.entries(steps).sort(([, a], [, b]) => a - b);
  return `Steps of rentals: ${rarestFirst.map((step) => step.join(' ')).join(', ')}`;
}
