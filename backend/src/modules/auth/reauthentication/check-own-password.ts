import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { Credentials } from '../../accounts/index.js';
import { matchesHash } from '../passwords.js';

/** Per member, who is signed in already. */
const wrongPasswords: Limit = { name: 'wrong-own-passwords', max: 10, seconds: 15 * 60 };

/** Whether a signed-in member knows the password of the account. */
@Injectable()
export class CheckOwnPassword {
  constructor(
    private readonly credentials: Credentials,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @returns the hash that it was compared with
   * @throws ProblemError `wrong-password`, or `too-many-requests` after ten of them
   */
  async execute({ id }: Actor, password: string): Promise<string> {
    await this.limits.consume(wrongPasswords, id);
    const hash = await this.credentials.findHash(id);
    if (!hash || !(await matchesHash(hash, password))) throw new ProblemError('wrong-password');
    await this.limits.clear(wrongPasswords, id);
    return hash;
  }
}
