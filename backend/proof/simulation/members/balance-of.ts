import type { Server } from '../database/server.js';
import type { World } from '../world.js';

/** XAF in a member's wallet now. */
export function balanceOf(world: World, server: Server, userId: string): Promise<number> {
  return world.timeline.within(async () => {
    const [row] = await server.rows<{ balance: string }>(
      `select balance from ledger_accounts where kind = 'wallet' and user_id = $1`,
      [userId],
    );
    return Number(row?.balance ?? 0);
  });
}
