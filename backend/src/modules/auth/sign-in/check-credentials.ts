import { Injectable, Logger } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import type { Role } from '../../../platform/database/generated/enums.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { Credentials } from '../../accounts/index.js';
import { matchesHash } from '../passwords.js';
import { failedSignIns } from './limits.js';

/** Whose e-mail address and password these are. */
@Injectable()
export class CheckCredentials {
  private readonly logger = new Logger(CheckCredentials.name);

  constructor(
    private readonly credentials: Credentials,
    private readonly limits: RateLimits,
  ) {}

  /**
   * An unknown address, a wrong password and a role that is not wanted get the same answer in the
   * same time, and count alike.
   *
   * @param roles those wanted; any without
   * @returns the user's id
   * @throws ProblemError `bad-credentials`, or `too-many-requests` after ten of them
   */
  async execute(email: string, password: string, roles?: readonly Role[]): Promise<string> {
    // Counted before the slow comparison, which many guesses at once would otherwise all reach.
    await this.limits.consume(failedSignIns, email);
    const user = await this.credentials.find(email);
    const matches = await matchesHash(user?.passwordHash, password);
    if (!user || !matches || roles?.includes(user.role) === false) {
      const emailHash = hashToken(email).slice(0, 16);
      this.logger.warn({ msg: 'Sign-in failed', userId: user?.id, emailHash });
      throw new ProblemError('bad-credentials');
    }
    await this.limits.clear(failedSignIns, email);
    return user.id;
  }
}
