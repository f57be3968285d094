import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Live } from '../../../platform/live/live.js';
import { bellChanged } from './bell-lines.js';

/** A member has seen what they were told; told again, nothing changes. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly live: Live,
  ) {}

  /** @throws ProblemError `notification-not-found` */
  async one({ id: userId }: Actor, id: string): Promise<void> {
    const marked = await this.mark(userId, id);
    if (marked === 0 && (await this.db.notification.count({ where: { id, userId } })) === 0) {
      throw new ProblemError('notification-not-found');
    }
  }

  async all({ id: userId }: Actor): Promise<void> {
    await this.mark(userId);
  }

  /** The event may be by the clock of a program that is ahead of this one. */
  private async mark(userId: string, id: string | null = null): Promise<number> {
    const count = await this.db.$executeRaw`
      update notifications set read_at = greatest(created_at, ${this.clock.now()})
      where user_id = ${userId}::uuid and read_at is null
        and (${id}::uuid is null or id = ${id}::uuid)`;
    if (count > 0) this.live.publish([userId], bellChanged);
    return count;
  }
}
