import { dayMs, hourMs } from '../durations.js';

/** An accepted rental, as its parties see it. */
export interface RentalRow {
  id: string;
  itemId: string;
  renter: string;
  owner: string;
  /** XAF. */
  deposit: number;
  start: string;
  end: string;
  /** That the renter shows at the handover. */
  code: string;
}

/** What becomes of accepted rentals, in one regard. */
export interface Course {
  /** Plans what the parties of a rental do that was just accepted. */
  plan(rental: RentalRow): void;
  /** Looks at what is new, within an event; the calls follow. */
  look(): Promise<void>;
}

/** When a day begins in Gabon, in ms since 1970. */
export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+01:00`);
}

/** The day in Gabon so many days after that of an instant. */
export function dayAfter(instant: number, days: number): string {
  return new Date(instant + hourMs + days * dayMs).toISOString().slice(0, 10);
}
