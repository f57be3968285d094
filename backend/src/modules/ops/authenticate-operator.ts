import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import { Users } from '../accounts/index.js';
import { CheckCredentials, signInBody } from '../auth/index.js';

/** Lets in those who run Loka, by HTTP Basic: what a page without the console's session can ask. */
@Injectable()
export class AuthenticateOperator {
  constructor(
    private readonly users: Users,
    private readonly checkCredentials: CheckCredentials,
  ) {}

  /** @throws Refusal `bad-credentials`, `forbidden`, or `too-many-requests` */
  async execute(authorization = ''): Promise<void> {
    const encoded = /^Basic (.+)$/i.exec(authorization)?.[1];
    if (!encoded) throw new Refusal('bad-credentials');
    const [email = '', ...password] = Buffer.from(encoded, 'base64').toString().split(':');
    // The same form as a sign-in's: an address in other capitals is no other address to guess at.
    const given = signInBody.safeParse({ email, password: password.join(':') });
    if (!given.success) throw new Refusal('bad-credentials');
    const id = await this.checkCredentials.execute(given.data.email, given.data.password);
    const role = (await this.users.getActor(id))?.role;
    if (role !== 'ops' && role !== 'admin') throw new Refusal('forbidden');
  }
}
