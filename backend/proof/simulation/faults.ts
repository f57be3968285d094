import type { Chance } from '../workload/chance.js';

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
  statement: { crash: 0.0004, 'lost answer': 0.0002 },
  commit: { crash: 0.003, 'lost answer': 0.003 },
  call: { crash: 0.006, 'lost answer': 0.006 },
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

/** Where a fault is aimed at: a commit or a call, counted from the start of the history. */
export interface Aim {
  index: number;
  fault: Fault;
  when: Place['when'];
}

/** One fault at the commit or call that is aimed at; without an aim none. */
export class AimedFault implements Faults {
  private passed = 0;
  private hasStruck = false;

  constructor(private readonly aim: Aim | undefined) {}

  at({ what, when }: Place): Fault | undefined {
    if (what === 'statement') return undefined;
    if (when === 'before') this.passed++;
    const { aim } = this;
    if (this.hasStruck || aim?.index !== this.passed || aim.when !== when) return undefined;
    this.hasStruck = true;
    return aim.fault;
  }
}
