import type { Day } from '../../kernel/day.js';
import { JobQueue } from './job-queue.js';

/** A queue with a job for each night, however many workers ask for it, and however often. */
export abstract class NightlyQueue extends JobQueue<Record<string, never>> {
  enqueueNight(day: Day): void {
    this.enqueue({}, { jobId: `${this.name}-${day}` });
  }
}
