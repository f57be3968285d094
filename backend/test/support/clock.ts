import { vi } from 'vitest';
import { Clock } from '../../src/platform/clock.js';
import { provided } from './api.js';

/** Moves the clock of the running API, until the end of the test. */
export function setNow(instant: Date | string): void {
  vi.spyOn(provided(Clock), 'now').mockReturnValue(new Date(instant));
}

/** Every reading of the clock is some seconds after the one before, as while a machine is busy. */
export function passAtEachReading(seconds: number): void {
  let reading = provided(Clock).now().getTime();
  vi.spyOn(provided(Clock), 'now').mockImplementation(() => {
    reading += seconds * 1000;
    return new Date(reading);
  });
}

/** Moves the clock of the running API by some seconds from where it stands. */
export function wait(seconds: number): void {
  setNow(new Date(provided(Clock).now().getTime() + seconds * 1000));
}
