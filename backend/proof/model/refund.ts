import { hourMs } from './durations.js';

/**
 * What a renter gets back of the rent who cancels an accepted rental: all of it until 48 hours
 * before the start day begins in Gabon, half, rounded down, until 24 hours before, then nothing.
 *
 * @param start the start day: `2026-12-01`
 * @param at when it was cancelled, in ms since 1970
 * @returns XAF
 */
export function refundToRenter(rent: number, start: string, at: number): number {
  const hoursAhead = (Date.parse(`${start}T00:00:00+01:00`) - at) / hourMs;
  if (hoursAhead >= 48) return rent;
  return hoursAhead >= 24 ? Math.floor(rent / 2) : 0;
}
