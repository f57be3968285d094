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
    const own = { id, userId };
    const marked = await this.mark({ ...own, readAt: null });
    if (marked === 0 && (await this.db.notification.count({ where: own })) === 0) {
      throw new ProblemError('notification-not-found');
    }
  }

  async all({ id: userId }: Actor): Promise<void> {
    await this.mark({ userId, readAt: null });
  }

  private async mark(where: { id?: string; userId: string; readAt: null }): Promise<number> {
    const data = { readAt: this.clock.now() };
    const { count } = await this.db.notification.updateMany({ where, data });
    if (count > 0) this.live.publish([where.userId], bellChanged);
    return count;
  }
}
