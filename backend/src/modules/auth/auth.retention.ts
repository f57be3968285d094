import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { Retention } from '../../platform/retention.js';

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
      table: 'email_tokens',
      remove: (now, limit) => this.removeEmailTokens(now, limit),
    });
  }

  /** A rotated refresh token stays until it expires: used again, it revokes its family. */
  private async removeSessions(now: Date, limit: number): Promise<number> {
    const past = { lt: new Date(now.getTime() - sessionsKeptMs) };
    const where = { OR: [{ expiresAt: past }, { revokedAt: past }] };
    return (await this.db.session.deleteMany({ where, limit })).count;
  }

  private async removeEmailTokens(now: Date, limit: number): Promise<number> {
    const where = {
      createdAt: { lt: new Date(now.getTime() - emailTokensKeptMs) },
      OR: [{ usedAt: { not: null } }, { expiresAt: { lt: now } }],
    };
    return (await this.db.emailToken.deleteMany({ where, limit })).count;
  }
}
