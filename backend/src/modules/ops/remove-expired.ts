import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/database/prisma.js';

/** Rows removed by one statement, so that none holds its locks for long. */
const atOnce = 1_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long what has had its use is kept, in milliseconds. */
const kept = {
  /** What a repeated call is promised. */
  idempotencyKeys: dayMs,
  /** For whoever looks into a stolen session. */
  sessions: 30 * dayMs,
  /** Longer than the hour in which the mailed links of a user are counted. */
  emailTokens: dayMs,
} as const;

/** Removes what nobody needs any more: answers, sessions and mailed links that have had their time. */
@Injectable()
export class RemoveExpired {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const until = (age: number) => ({ lt: new Date(now.getTime() - age) });
    await inBatches((limit) =>
      this.db.idempotencyKey.deleteMany({
        where: { createdAt: until(kept.idempotencyKeys) },
        limit,
      }),
    );
    // A refresh token that was exchanged stays until it expires: should it come back, it is stolen.
    await inBatches((limit) =>
      this.db.session.deleteMany({
        where: {
          OR: [{ expiresAt: until(kept.sessions) }, { revokedAt: until(kept.sessions) }],
        },
        limit,
      }),
    );
    await inBatches((limit) =>
      this.db.emailToken.deleteMany({
        where: {
          createdAt: until(kept.emailTokens),
          OR: [{ usedAt: { not: null } }, { expiresAt: { lt: now } }],
        },
        limit,
      }),
    );
  }
}

async function inBatches(remove: (limit: number) => Promise<{ count: number }>): Promise<void> {
  let removed: number;
  do {
    removed = (await remove(atOnce)).count;
  } while (removed === atOnce);
}
