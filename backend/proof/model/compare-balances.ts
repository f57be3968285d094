import type { Balances } from './expected-balances.js';

/** @returns where what is in the books is not what is expected, a line each: franc by franc, person by person */
export function compareBalances(expected: Balances, found: Balances): string[] {
  const kinds = ['wallets', 'upcoming', 'escrows', 'deposits', 'reserved', 'held'] as const;
  const differences = kinds.flatMap((kind) =>
    [...new Set([...expected[kind].keys(), ...found[kind].keys()])].flatMap((key) => {
      const wanted = expected[kind].get(key) ?? 0;
      const kept = found[kind].get(key) ?? 0;
      return wanted === kept ? [] : [`${kind} of ${key}: ${kept} XAF, expected ${wanted}`];
    }),
  );
  if (expected.lokas !== found.lokas) {
    differences.push(`lokas: ${found.lokas} XAF, expected ${expected.lokas}`);
  }
  return differences;
}
