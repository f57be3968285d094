import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Credentials } from '../../accounts/index.js';
import { isPasswordOf } from '../password/passwords.js';
import { FailedSignIns } from './failed-sign-ins.js';

/** Whose e-mail address and password these are. */
@Injectable()
export class CheckCredentials {
  constructor(
    private readonly credentials: Credentials,
    private readonly clock: Clock,
    private readonly failures: FailedSignIns,
  ) {}

  /**
   * An unknown address and a wrong password get the same answer in the same time.
   *
   * @returns the user's id
   * @throws Refusal `bad-credentials`, or `too-many-requests` after ten of them
   */
  async execute(email: string, password: string): Promise<string> {
    const now = this.clock.now();
    if (this.failures.isBlocked(email, now)) throw new Refusal('too-many-requests');
    // Counted before the slow comparison, which many guesses at once would otherwise all reach.
    this.failures.add(email, now);
    const user = await this.credentials.find(email);
    const matches = await isPasswordOf(user?.passwordHash, password);
    if (!user || !matches) throw new Refusal('bad-credentials');
    this.failures.clear(email);
    return user.id;
  }
}
