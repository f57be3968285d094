/* Lengths of time in milliseconds. */

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const hoursAfter = (instant: Date, hours: number): Date =>
  new Date(instant.getTime() + hours * hourMs);

export const daysAfter = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * dayMs);
