/**
 * What the wallet pays of a total: all, or as much as leaves the phone an amount that its operator
 * moves. Amounts in XAF.
 *
 * @param leastByPhone the smallest amount that an operator moves
 */
export function walletPart(available: number, total: number, leastByPhone: number): number {
  if (available >= total) return total;
  return Math.max(0, Math.min(available, total - leastByPhone));
}
