import { Injectable } from '@nestjs/common';
import { AccountsQueries } from '../../accounts/index.js';
import type { SessionView } from '../auth.schema.js';
import { signAccessToken } from './access-token.js';
import type { RefreshGrant } from './open-session.js';

/** What a call that signs in answers, and the cookie it sets; no new cookie without a grant. */
export interface GrantedSession {
  session: SessionView;
  grant: RefreshGrant | null;
}

/** Puts together the access token and the user that belong to a session. */
@Injectable()
export class GrantSession {
  constructor(private readonly accounts: AccountsQueries) {}

  async execute(userId: string, grant: RefreshGrant | null): Promise<GrantedSession> {
    const [token, user] = await Promise.all([
      signAccessToken(userId),
      this.accounts.userById(userId),
    ]);
    return { session: { token, user }, grant };
  }
}
