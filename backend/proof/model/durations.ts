/* Lengths of time in milliseconds: apart from the product's, since what judges it shares no code with it. */

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
