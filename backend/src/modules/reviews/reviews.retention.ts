import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayMs } from '../../kernel/duration.js';
import { Db } from '../../platform/database/prisma.js';
import { Retention } from '../../platform/retention.js';

/** An invitation is of no more use once nobody can write: a day later nobody is invited again either. */
const invitationsKeptMs = 7 * dayMs;

@Injectable()
export class ReviewsRetention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      table: 'review_invitations',
      remove: async (now, limit) => {
        const closesAt = { lt: new Date(now.getTime() - invitationsKeptMs) };
        return (await this.db.reviewInvitation.deleteMany({ where: { closesAt }, limit })).count;
      },
    });
  }
}
