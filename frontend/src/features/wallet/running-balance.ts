/**
 * What the balance was after each movement, the newest first.
 *
 * @param balance XAF, of now: after the newest one
 * @param amounts XAF, signed, of every movement from the newest on
 */
export function runningBalances(balance: number, amounts: readonly number[]): number[] {
  let after = balance;
  return amounts.map((amount) => {
    const of = after;
    after -= amount;
    return of;
  });
}
