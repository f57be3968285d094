/**
 * Which number is preferred once the preferred one is gone: the oldest confirmed, else the oldest.
 *
 * @param others the numbers that remain, oldest first
 */
export function successor<Candidate extends { confirmedAt: Date | null }>(
  others: readonly Candidate[],
): Candidate | undefined {
  return others.find(({ confirmedAt }) => confirmedAt !== null) ?? others[0];
}
