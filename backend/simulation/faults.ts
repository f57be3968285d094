import type { Chance } from './chance.js';

/** Where a fault may strike: what was asked of a service, and whether that has been done yet. */
export interface Place {
  what: 'statement' | 'commit' | 'call';
  when: 'before' | 'after';
}

/**
 * - crash: the program dies
 * - lost answer: it lives, but its connection breaks
 */
export type Fault = 'crash' | 'lost answer';

/** Decides where faults strike in a history. */
export interface Faults {
  at(place: Place): Fault | undefined;
}

export const noFaults: Faults = { at: () => undefined };

const chances = {
  statement: { crash: 0.0008, 'lost answer': 0.0004 },
  commit: { crash: 0.006, 'lost answer': 0.005 },
  call: { crash: 0.02, 'lost answer': 0.02 },
} as const;

/** Faults anywhere, oftener where money moves. */
export class RandomFaults implements Faults {
  constructor(private readonly chance: Chance) {}

  at({ what }: Place): Fault | undefined {
    const drawn = this.chance.next();
    const { crash, 'lost answer': lost } = chances[what];
    if (drawn < crash) return 'crash';
    return drawn < crash + lost ? 'lost answer' : undefined;
  }
}

/** One fault at the commit or call of a number, counted from the start of the history; or none, to count. */
export class AimedFault implements Faults {
  /** How many commits and calls there have been. */
  passed = 0;
  private hasStruck = false;

  constructor(
    private readonly target?: { index: number; fault: Fault; when: Place['when'] },
  ) {}

  at({ what, when }: Place): Fault | undefined {
    if (what === 'statement') return undefined;
    if (when === 'before') this.passed++;
    const { target } = this;
    if (!target || this.hasStruck) return undefined;
    if (target.index !== this.passed || target.when !== when) return undefined;
    this.hasStruck = true;
    return target.fault;
  }
}
