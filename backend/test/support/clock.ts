import { vi } from 'vitest';
import { Clock } from '../../src/platform/clock.js';
import { provided } from './api.js';

/** Moves the clock of the running API, until the end of the test. */
export function setNow(instant: Date | string): void {
  vi.spyOn(provided(Clock), 'now').mockReturnValue(new Date(instant));
}

/** Moves the clock of the running API by some seconds from where it stands. */
export function wait(seconds: number): void {
  setNow(new Date(provided(Clock).now().getTime() + seconds * 1000));
}
