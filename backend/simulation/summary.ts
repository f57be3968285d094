import type { Counts } from './history.js';

/** What many histories were made of. */
export class Summary {
  private histories = 0;
  private readonly totals = new Map<keyof Counts, number>();

  add(counts: Counts): void {
    this.histories++;
    for (const [name, count] of Object.entries(counts) as [keyof Counts, number][]) {
      this.totals.set(name, this.of(name) + count);
    }
  }

  /** @param startedAt in ms since 1970 */
  line(startedAt: number): string {
    const seconds = (Date.now() - startedAt) / 1000;
    const counted = (
      ['payments', 'rentals', 'statements', 'waited', 'deadlocks', 'faults', 'deaths'] as const
    )
      .map((name) => `${this.of(name).toLocaleString('en')} ${words[name]}`)
      .join(', ');
    const pace = (seconds / Math.max(1, this.histories)).toFixed(2);
    return `${this.histories} histories: ${counted}; ${seconds.toFixed(0)} s, ${pace} s each`;
  }

  private of(name: keyof Counts): number {
    return this.totals.get(name) ?? 0;
  }
}

const words = {
  payments: 'payments',
  rentals: 'rentals',
  statements: 'statements',
  waited: 'of which waited for a lock',
  deadlocks: 'deadlocks',
  faults: 'faults',
  deaths: 'deaths of programs',
} as const;
