import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { Retention } from '../../platform/retention.js';
import { lifetimes } from './domain/lifetimes.js';

const dayMs = 24 * 3_600_000;
/** For the investigation of a stolen session. */
const sessionsKeptMs = 30 * dayMs;
/** Longer than the hour in which the mailed links of a user are counted. */
const emailTokensKeptMs = dayMs;

@Injectable()
export class AuthRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'sessions',
      remove: (now, limit) => this.removeSessions(now, limit),
    });
    this.retention.register({
      table: 'sign_ins',
      remove: (now, limit) => this.removeSignIns(now, limit),
    });
    this.retention.register({
      table: 'email_changes',
      remove: (now, limit) => this.removeEmailChanges(now, limit),
    });
    this.retention.register({
      table: 'email_tokens',
      remove: (now, limit) => this.removeEmailTokens(now, limit),
    });
    this.retention.register({
      table: 'pending_sign_ins',
      remove: (now, limit) => this.removePending(now, limit),
    });
    this.retention.register({
      table: 'passkey_challenges',
      remove: (now, limit) => this.removeChallenges(now, limit),
    });
    this.retention.register({
      table: 'authenticator_apps',
      remove: (now, limit) => this.removeApps(now, limit),
    });
  }

  private async removePending(now: Date, limit: number): Promise<number> {
    const where = { expiresAt: { lt: now } };
    return (await this.db.pendingSignIn.deleteMany({ where, limit })).count;
  }

  private async removeChallenges(now: Date, limit: number): Promise<number> {
    const where = { expiresAt: { lt: now } };
    return (await this.db.passkeyChallenge.deleteMany({ where, limit })).count;
  }

  /** Those that were never confirmed. */
  private async removeApps(now: Date, limit: number): Promise<number> {
    const past = { lt: new Date(now.getTime() - lifetimes.unconfirmedApp) };
    const where = { confirmedAt: null, createdAt: past };
    return (await this.db.authenticatorApp.deleteMany({ where, limit })).count;
  }

  /** A rotated refresh token stays until it expires: used again, it revokes its family. */
  private async removeSessions(now: Date, limit: number): Promise<number> {
    const past = { lt: new Date(now.getTime() - sessionsKeptMs) };
    const where = { OR: [{ expiresAt: past }, { revokedAt: past }] };
    return (await this.db.session.deleteMany({ where, limit })).count;
  }

  /** Those whose refresh tokens are all gone. */
  private async removeSignIns(now: Date, limit: number): Promise<number> {
    return this.db.$executeRaw`
      delete from sign_ins where id in (
        select id from sign_ins
        where last_used_at < ${new Date(now.getTime() - sessionsKeptMs)}
          and not exists (select from sessions where family_id = sign_ins.id)
        limit ${limit})`;
  }

  /** Those that can neither be confirmed nor undone any more. */
  private async removeEmailChanges(now: Date, limit: number): Promise<number> {
    const past = { lt: new Date(now.getTime() - sessionsKeptMs) };
    const where = { expiresAt: past, OR: [{ undoUntil: null }, { undoUntil: past }] };
    return (await this.db.emailChange.deleteMany({ where, limit })).count;
  }

  private async removeEmailTokens(now: Date, limit: number): Promise<number> {
    const where = {
      createdAt: { lt: new Date(now.getTime() - emailTokensKeptMs) },
      OR: [{ usedAt: { not: null } }, { expiresAt: { lt: now } }],
    };
    return (await this.db.emailToken.deleteMany({ where, limit })).count;
  }
}
