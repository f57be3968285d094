import type { Day } from '../../kernel/day.js';
import { JobQueue } from './job-queue.js';

/**
 * A queue with a job for each night, however many workers ask for it, and however often.
 *
 * @typeParam Data what its other jobs carry; the one of a night carries nothing
 */
export abstract class NightlyQueue<Data extends object = object> extends JobQueue<Partial<Data>> {
  enqueueNight(day: Day): void {
    this.enqueue({}, { jobId: `${this.name}-${day}` });
  }
}
