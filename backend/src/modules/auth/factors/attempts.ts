import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { TooManyRequests } from '../../../platform/http/too-many-requests.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { DomainEvents } from '../../events/index.js';
import { secondStepGuessed } from '../auth.events.js';
import { deviceName, deviceOf } from '../domain/device.js';
import { Browsers } from '../sources/browsers.js';
import {
  failedSecondSteps,
  secondStepsOfADay,
  secondStepsOfBrowsers,
  secondStepsOfStrangers,
  toldOfGuesses,
} from '../sources/limits.js';
import type { Source } from '../sources/source.js';

/** Counts tries of a second step, as those of a password are: by account and source. */
@Injectable()
export class SecondStepAttempts {
  constructor(
    private readonly limits: RateLimits,
    private readonly browsers: Browsers,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Counted before the comparison, which many guesses at once would otherwise all reach. A recovery code, which cannot
   * be guessed, is counted by its source alone: the guesses of strangers must not keep it from its holder.
   *
   * @returns takes the try back, once it was right
   * @throws ProblemError `too-many-requests`, of which the member is told
   */
  async count(
    userId: string,
    source: Source,
    proof: 'code' | 'recovery code',
  ): Promise<() => Promise<void>> {
    const browser = await this.browsers.nameOf(source, userId);
    const key = `${userId} ${browser ?? source.network}`;
    const ofAll = browser ? secondStepsOfBrowsers : secondStepsOfStrangers;
    const together = proof === 'code' ? ofAll : null;
    const isOften = !(await this.limits.allows(secondStepsOfADay, userId));
    if (isOften) await this.tell(userId, source);
    try {
      await this.limits.consume(failedSecondSteps, key);
      if (together) await this.limits.consume(together, userId);
    } catch (error) {
      if (error instanceof TooManyRequests && !isOften) await this.tell(userId, source);
      throw error;
    }
    return async () => {
      await this.limits.clear(failedSecondSteps, key);
      if (together) await this.limits.giveBack(together, userId);
      await this.limits.giveBack(secondStepsOfADay, userId);
    };
  }

  /** Whoever gets to the second step knows the password, or has an open session. Once a day. */
  private async tell(userId: string, { userAgent }: Source): Promise<void> {
    if (!(await this.limits.allows(toldOfGuesses, userId))) return;
    try {
      await this.transactions.run((tx, afterCommit) =>
        this.events.record(tx, afterCommit, secondStepGuessed, {
          subjectId: userId,
          actor: { role: 'system' },
          facts: { device: deviceName(deviceOf(userAgent)) },
          at: this.clock.now(),
        }),
      );
    } catch (error) {
      await this.limits.clear(toldOfGuesses, userId);
      throw error;
    }
  }
}
