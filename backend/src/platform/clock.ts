import { Injectable } from '@nestjs/common';
import { type Day, dayOf } from '../kernel/day.js';

/** The only clock: use cases ask it and hand the answer to the rules; tests move it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The day it is in Gabon. */
  today(): Day {
    return dayOf(this.now());
  }
}
