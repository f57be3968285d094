import type { ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import {
  longestDownloadMs,
  longestStallMs,
  mostDownloadsAtOnce,
  mostStalls,
} from '../domain/export-rules.js';

const stalled = {
  name: 'stalled-downloads',
  max: mostStalls,
  seconds: 3_600,
  refusal: 'too-many-downloads',
} as const;

/** Downloads at the same time in this process: a whole file stands in memory until its client has it. */
@Injectable()
export class DownloadSlots {
  /** Another in tests. */
  longestStallMs = longestStallMs;
  private readonly logger = new Logger(DownloadSlots.name);
  private readonly members = new Set<string>();

  constructor(private readonly limits: RateLimits) {}

  /**
   * Has one until the answer is over, also because its client went away. One that takes too long is ended, and one
   * whose client takes nothing: after some of those in an hour the member is refused for the rest of it.
   *
   * @throws ProblemError `too-many-downloads`, `download-under-way`, or `downloads-busy`
   */
  async take(userId: string, answer: ServerResponse): Promise<void> {
    await this.limits.refuseReached(stalled, userId);
    if (this.members.has(userId)) throw new ProblemError('download-under-way');
    if (this.members.size >= mostDownloadsAtOnce) throw new ProblemError('downloads-busy');
    // It would not be heard any more.
    if (answer.destroyed) return;
    this.members.add(userId);
    const tooLong = setTimeout(() => answer.destroy(), longestDownloadMs).unref();
    // Node begins it anew as bytes leave, also those of a single large write.
    answer.setTimeout(this.longestStallMs, () => {
      // Before, it is the storage that is slow.
      if (answer.headersSent) this.endStalled(userId, answer);
    });
    answer.once('close', () => {
      clearTimeout(tooLong);
      this.members.delete(userId);
    });
  }

  /** Counted before the place is free, so that the same member does not take it at once. */
  private endStalled(userId: string, answer: ServerResponse): void {
    this.limits
      .allows(stalled, userId)
      .catch((error) => this.logger.error(error))
      .finally(() => answer.destroy());
  }
}
