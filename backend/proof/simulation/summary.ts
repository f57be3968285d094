import { log } from '../../tooling/log.js';
import { lineOfSteps } from '../model/steps.js';
import type { Counts, Played } from './history.js';

/** Of a run that is stopped: says of how many histories nothing is known. */
export function logCut(count: number): void {
  if (count > 0) log.line(`${count} not played, or not to their end: the run was stopped`);
}

/** What many histories were made of. */
export class Summary {
  private histories = 0;
  private readonly totals = new Map<keyof Counts, number>();
  private readonly steps = new Map<string, number>();

  add({ counts, steps }: Pick<Played, 'counts' | 'steps'>): void {
    this.histories++;
    for (const [event, times] of Object.entries(steps)) {
      this.steps.set(event, (this.steps.get(event) ?? 0) + times);
    }
    for (const [name, count] of Object.entries(counts) as [keyof Counts, number][]) {
      this.totals.set(name, this.of(name) + count);
    }
  }

  /** @param startedAt in ms since 1970 */
  line(startedAt: number): string {
    const seconds = (Date.now() - startedAt) / 1000;
    const counted = named
      .map((name) => `${this.of(name).toLocaleString('en')} ${words[name]}`)
      .join(', ');
    const pace = (seconds / Math.max(1, this.histories)).toFixed(2);
    return `${this.histories} histories: ${counted}; ${seconds.toFixed(0)} s, ${pace} s each`;
  }

  get stepsLine(): string {
    return lineOfSteps(Object.fromEntries(this.steps));
  }

  private of(name: keyof Counts): number {
    return this.totals.get(name) ?? 0;
  }
}

const named = [
  ...([
    'payments',
    'rentals',
    'proposed',
    'approved',
    'booked',
    'sentBack',
    'decidedByTwo',
    'held',
    'found',
    'putRight',
    'keptHeld',
    'rolesGiven',
    'rolesTaken',
    'rolesRefused',
    'rolesExpired',
    'ofStopped',
    'leavings',
    'deleted',
    'stopped',
    'postponed',
  ] as const),
  ...(['statements', 'waited', 'deadlocks', 'faults', 'deaths'] as const),
];

const words = {
  payments: 'payments',
  rentals: 'rentals',
  proposed: 'acts for a second admin',
  approved: 'approved',
  booked: 'lines of statements booked',
  sentBack: 'of which unclaimed money that was sent back',
  decidedByTwo: 'decisions about rentals by two',
  held: 'payments held',
  found: 'found again',
  putRight: 'put right',
  keptHeld: 'times that held money stayed',
  rolesGiven: 'admins made by two',
  rolesTaken: 'made staff again',
  rolesRefused: 'such roles refused',
  rolesExpired: 'left until they expired',
  ofStopped: 'acts not approved as their admin was stopped',
  leavings: 'accounts to be deleted',
  deleted: 'deleted',
  stopped: 'not, as something was open by then',
  postponed: 'times that one was put off',
  statements: 'statements',
  waited: 'of which waited for a lock',
  deadlocks: 'deadlocks',
  faults: 'faults',
  deaths: 'deaths of programs',
} as const;
