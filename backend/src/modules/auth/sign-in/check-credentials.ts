import { createHmac } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { Credentials } from '../../accounts/index.js';
import { matchesHash } from '../passwords.js';
import { countRefused } from '../sign-in-counts.js';
import { browserOf } from '../sources/known-browsers.js';
import { failedSignIns, failuresOfBrowsers, failuresOfStrangers } from '../sources/limits.js';
import type { Source } from '../sources/source.js';

interface CheckedUser {
  id: string;
  passwordHash: string;
}

/** Whose e-mail address and password these are. */
@Injectable()
export class CheckCredentials {
  private readonly logger = new Logger(CheckCredentials.name);

  constructor(
    private readonly credentials: Credentials,
    private readonly limits: RateLimits,
  ) {}

  /**
   * An unknown address and a wrong password get the same answer in the same time, and count alike.
   *
   * @returns the user, and the hash that the password was compared with
   * @throws ProblemError `bad-credentials`, or `too-many-requests` after ten of them
   */
  async execute(email: string, password: string, source: Source): Promise<CheckedUser> {
    const user = await this.credentials.find(email);
    const browser = user && browserOf(source.browsers, user);
    const key = [email, browser ?? source.network].join(' ');
    // Counted before the slow comparison, which many guesses at once would otherwise all reach.
    await this.limits.consume(failedSignIns, key);
    const together = browser ? failuresOfBrowsers : failuresOfStrangers;
    await this.limits.consume(together, email);
    const matches = await matchesHash(user?.passwordHash, password);
    if (!user || !matches) {
      const emailHash = hashOf(email);
      countRefused('password');
      this.logger.warn({ msg: 'Sign-in failed', userId: user?.id, emailHash });
      throw new ProblemError('bad-credentials');
    }
    await this.limits.clear(failedSignIns, key);
    await this.limits.giveBack(together, email);
    return user;
  }
}

/** Tells tries for one address from those for others in the log; which it is cannot be found by trying addresses. */
function hashOf(email: string): string {
  return createHmac('sha256', env.JWT_SECRET).update(`logged:${email}`).digest('hex').slice(0, 16);
}
