import type { World } from './world.js';

/** Something that goes wrong, at a step of what is under way. */
export interface Fault {
  kind: string;
  step: string;
  /**
   * @param bait has somebody do what leads through that step
   * @param noticed whether PostgreSQL learns at once that a killed program is gone
   * @returns whether it struck where it should
   */
  strike(world: World, bait: Bait, noticed: boolean): Promise<boolean>;
}

/** What somebody does while a fault waits for it. */
export type Bait = (act: BaitAct) => void;
export type BaitAct = 'pay' | 'pay and be called back' | 'withdraw';

/** How long a fault waits for somebody to come by. */
export const patienceMs = 8_000;
/** A lease is over by then, and so is the claim of a call whose server died. */
export const silenceMs = 10_000;

/** Every callback arrives, once. */
export const openRoad = {
  dropCallbacks: false,
  duplicateCallbacks: 1,
  holdCallbacks: false,
} as const;
