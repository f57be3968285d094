import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';

const takenAnswers: Limit = { name: 'taken-answers', max: 5, seconds: 60 * 60 };

/** Says that an e-mail address has an account, and not often: docs/decisions/0055. */
@Injectable()
export class TakenAnswers {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Whoever was told five times in an hour is told nothing for the rest of it, whichever address they name:
   * else its being refused would tell too.
   *
   * @param network whose calls are counted together
   * @throws ProblemError `email-taken` from the work, or `too-many-requests` without doing it
   */
  async limit<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (await this.limits.isReached(takenAnswers, network)) {
      throw new ProblemError('too-many-requests');
    }
    try {
      return await work();
    } catch (error) {
      // Counted here too: of many calls at once only five are told.
      if (error instanceof ProblemError && error.code === 'email-taken')
        await this.limits.consume(takenAnswers, network);
      throw error;
    }
  }
}
