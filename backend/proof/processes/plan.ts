import { Chance } from '../workload/chance.js';
import { deal, dealEndings, type Endings } from '../workload/endings.js';

/** How the gateway delivers its callbacks in a history. */
export const callbackDeliveries = ['normal', 'dropped', 'duplicated', 'reordered'] as const;
export type CallbackDelivery = (typeof callbackDeliveries)[number];

/** What is fixed about a history before it runs; what members do is drawn as they come to it. */
export interface Plan {
  seed: number;
  number: number;
  endings: Endings;
  callbackDelivery: CallbackDelivery;
  /** By how many ms the programs' clocks differ from the common time. */
  skewsMs: number[];
  /** Indices in the list of faults. */
  faults: number[];
  /** Of the calls that pass through the step of each fault: the last three digits of the number that pays. */
  triggers: string[];
  /** Whether PostgreSQL learns at once that the client of each killed program is gone. */
  disconnects: boolean[];
}

const programs = 4;
const mostSkewMs = 2_000;

/**
 * The plan of a history: the same seed and number give the same plan.
 *
 * @param faults how many there are, and how many of them a history has
 */
export function planHistory(
  seed: number,
  number: number,
  faults: { count: number; perHistory: number },
): Plan {
  const chance = new Chance(`${seed}/${number} plan`);
  const ofEach = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  const [callbackDelivery = 'normal'] = deal(callbackDeliveries, seed, number, 1);
  return {
    ...{ seed, number, callbackDelivery },
    endings: dealEndings({ seed, number }, { payments: 9, payouts: 4 }),
    skewsMs: ofEach(programs, () => chance.integer(-mostSkewMs, mostSkewMs)),
    faults: deal([...Array(faults.count).keys()], seed, number, faults.perHistory),
    triggers: ofEach(faults.perHistory, () => chance.pick(['001', '006', '007', '010'])),
    disconnects: ofEach(faults.perHistory, () => chance.happens(0.5)),
  };
}
