import type { Balances } from './expected-balances.js';

/** @returns where what is in the books is not what is expected, a line each: franc by franc, person by person */
export function compareBalances(expected: Balances, found: Balances): string[] {
  const kinds = ['wallets', 'upcoming', 'escrows', 'deposits', 'reserved'] as const;
  const differences = kinds.flatMap((kind) =>
    [...new Set([...expected[kind].keys(), ...found[kind].keys()])].flatMap((key) => {
      const wanted = expected[kind].get(key) ?? 0;
      const kept = found[kind].get(key) ?? 0;
      return wanted === kept ? [] : [`${kind} of ${key}: ${kept} XAF, expected ${wanted}`];
    }),
  );
  for (const kind of ['held', 'lokas'] as const) {
    if (expected[kind] !== found[kind]) {
      differences.push(`${kind}: ${found[kind]} XAF, expected ${expected[kind]}`);
    }
  }
  return differences;
}
