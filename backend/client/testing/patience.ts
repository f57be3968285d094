import { vi } from 'vitest';

/** How long a test waits for what is to come, in ms: no test may fail since other programs keep the machine busy. */
export const patienceMs = 60_000;

const { waitFor } = vi;

/** Vitest itself gives up after a second, and has no setting for it. */
vi.waitFor = (condition, options = {}) =>
  waitFor(condition, {
    timeout: patienceMs,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
