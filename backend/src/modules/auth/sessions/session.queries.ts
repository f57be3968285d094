import { Injectable } from '@nestjs/common';
import { AccountsQueries } from '../../accounts/index.js';
import type { SessionView } from '../auth.schema.js';
import { signAccessToken } from './access-token.js';
import type { SignedIn } from './open-session.js';

@Injectable()
export class SessionQueries {
  constructor(private readonly accounts: AccountsQueries) {}

  /** A new access token for a user who has just proven who they are, and the user. */
  async getSession({ userId, sessionId }: Omit<SignedIn, 'grant'>): Promise<SessionView> {
    const [token, user] = await Promise.all([
      signAccessToken(userId, sessionId),
      this.accounts.getUser(userId),
    ]);
    return { token, user };
  }
}
