import { Injectable } from '@nestjs/common';
import { hashToken, newToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import type { PasskeyPurpose } from '../../../platform/database/generated/enums.js';
import { Db } from '../../../platform/database/prisma.js';
import { after, lifetimes } from '../domain/lifetimes.js';

/** For what a challenge is signed, and by whom. */
export interface ChallengeUse {
  purpose: PasskeyPurpose;
  /** What only the browser has that asked for it: its session, or the token of a cookie. */
  holder: string;
  /** Null while nobody has said who they are. */
  userId: string | null;
}

/** What passkeys sign: random, for one use by one browser within five minutes. */
@Injectable()
export class Challenges {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @returns base64url of 32 bytes */
  async issue({ purpose, holder, userId }: ChallengeUse): Promise<string> {
    const challenge = newToken();
    const now = this.clock.now();
    await this.db.passkeyChallenge.create({
      data: {
        purpose,
        userId,
        challengeHash: hashToken(challenge),
        holderHash: hashToken(holder),
        createdAt: now,
        expiresAt: after(now, lifetimes.passkeyChallenge),
      },
    });
    return challenge;
  }

  /**
   * Uses a challenge up, outside of any transaction: whatever comes after, it is good no more.
   *
   * @returns false when it was not given for this, or is too old, or was used
   */
  async use(challenge: string, { purpose, holder, userId }: ChallengeUse): Promise<boolean> {
    const { count } = await this.db.passkeyChallenge.deleteMany({
      where: {
        purpose,
        userId,
        challengeHash: hashToken(challenge),
        holderHash: hashToken(holder),
        expiresAt: { gt: this.clock.now() },
      },
    });
    return count === 1;
  }
}
