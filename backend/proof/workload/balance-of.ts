import type { Scene } from './scene.js';

/** XAF in a member's wallet now. */
export function balanceOf({ time, rows }: Scene, userId: string): Promise<number> {
  return time.within(async () => {
    const [row] = await rows<{ balance: string }>(
      `select balance from ledger_accounts where kind = 'wallet' and user_id = $1`,
      [userId],
    );
    return Number(row?.balance ?? 0);
  });
}
