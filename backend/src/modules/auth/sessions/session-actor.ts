import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Sql } from '../../../platform/database/sql.js';
import { actorOf, type CallingUser } from '../../accounts/index.js';
import { isExempt } from '../exemptions.js';

interface SecondStep {
  email: string;
  /** Of whoever has a role: whether the session was proven by a second step that the account still has. */
  isProvenTwice: boolean;
}

/** Who calls with an access token, as the database knows them now. */
@Injectable()
export class SessionActor {
  constructor(private readonly sql: Sql) {}

  /**
   * One statement, since every call asks it.
   *
   * @param sessionId the family of refresh tokens that the access token was given with
   * @returns null when there is no such user, or when the session was revoked: a token that was copied is
   *   worth nothing once its member has signed out or chosen another password
   */
  async find(userId: string, sessionId: string): Promise<Actor | null> {
    const [user] = await this.sql.$queryRaw<(CallingUser & SecondStep)[]>`
      select id, email, role, frozen_at as "frozenAt", deletion_due_at as "deletionDueAt",
        suspended_at as "suspendedAt",
        email_confirmed_at as "emailConfirmedAt", verification_status as "verificationStatus",
        role <> 'member' and exists (
          select from sign_ins where id = ${sessionId}::uuid and second_step_at is not null)
        and (exists (select from passkeys where user_id = users.id)
          or exists (
            select from authenticator_apps where user_id = users.id and confirmed_at is not null))
        as "isProvenTwice"
      from users
      where id = ${userId}::uuid
        and exists (
          select from sessions
          where family_id = ${sessionId}::uuid and user_id = users.id and revoked_at is null)`;
    if (!user) return null;
    return { ...actorOf(user, user.isProvenTwice || isExempt(user.email)), sessionId };
  }
}
