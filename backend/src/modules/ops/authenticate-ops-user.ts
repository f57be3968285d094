import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { CheckCredentials, signInBody, signInsPerAddress } from '../auth/index.js';

/** Authenticates ops users and admins by HTTP Basic, for a page without the console's session. */
@Injectable()
export class AuthenticateOpsUser {
  constructor(
    private readonly limits: RateLimits,
    private readonly checkCredentials: CheckCredentials,
  ) {}

  /**
   * Every call carries the password, so those with a right one do not count as sign-ins.
   *
   * @param address the caller's IP address
   * @throws ProblemError `bad-credentials` for any other account too, or `too-many-requests`
   */
  async execute(authorization: string | undefined, address: string): Promise<void> {
    if (!authorization) throw new ProblemError('bad-credentials');
    await this.limits.consume(signInsPerAddress, address);
    await this.check(authorization);
    await this.limits.giveBack(signInsPerAddress, address);
  }

  private async check(authorization: string): Promise<void> {
    const encoded = /^Basic (.+)$/i.exec(authorization)?.[1];
    if (!encoded) throw new ProblemError('bad-credentials');
    const [email = '', ...password] = Buffer.from(encoded, 'base64').toString().split(':');
    // The same form as a sign-in's: an address in other capitals is no other address to guess at.
    const given = signInBody.safeParse({ email, password: password.join(':') });
    if (!given.success) throw new ProblemError('bad-credentials');
    await this.checkCredentials.execute(given.data.email, given.data.password, ['ops', 'admin']);
  }
}
