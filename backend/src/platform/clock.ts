import { Injectable } from '@nestjs/common';
import { env } from '../env.js';
import { type Day, dayOf } from '../kernel/day.js';
import { shiftIn } from './clock-shift.js';

/** The only clock: use cases ask it and hand the answer to the rules; tests move it. */
@Injectable()
export class Clock {
  private readonly shift = env.CLOCK_SHIFT_FILE ? shiftIn(env.CLOCK_SHIFT_FILE) : () => 0;

  now(): Date {
    return new Date(Date.now() + this.shift());
  }

  /** The day it is in Gabon. */
  today(): Day {
    return dayOf(this.now());
  }
}
