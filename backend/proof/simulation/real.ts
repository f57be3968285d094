/** What the simulation replaces, as it was before: for the simulation's own needs. */
export const real = {
  Date,
  setImmediate,
  clearImmediate,
  setTimeout,
  clearTimeout,
} as const;
