import type { Chance } from '../../workload/chance.js';
import type { Outcome } from './session.js';
import { statementOf } from './statement.js';

/**
 * Gives the rows of a statement that asks for no order one by chance. PostgreSQL promises none: what it gives
 * follows from where rows lie on the disk and from its plans, and so from all that was played before on the same
 * server. By chance it follows from the seed and the rows alone, and what counts on the order of PostgreSQL is found.
 */
export function orderByChance(text: string, outcome: Outcome, chance: Chance): void {
  if ('error' in outcome || statementOf(text).isOrdered) return;
  const { rows } = outcome.result as { rows?: unknown[] };
  if (!rows || rows.length < 2) return;
  const keyed = rows.map((row) => ({ row, text: textOf(row) }));
  keyed.sort((one, other) => compare(one.text, other.text));
  const dealt = keyed.map(({ row }) => ({ row, place: chance.next() }));
  dealt.sort((one, other) => one.place - other.place);
  rows.splice(0, rows.length, ...dealt.map(({ row }) => row));
}

/** Sums of amounts are of a type that JSON has no number for. */
function textOf(row: unknown): string {
  return JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
