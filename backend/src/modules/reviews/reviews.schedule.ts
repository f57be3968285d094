import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { InviteReviewers } from './invitations/invite-reviewers.js';
import { RemindReviewers } from './invitations/remind-reviewers.js';
import { PublishReviews } from './publication/publish-reviews.js';

@Injectable()
export class ReviewsSchedule {
  constructor(
    private readonly publishReviews: PublishReviews,
    private readonly inviteReviewers: InviteReviewers,
    private readonly remindReviewers: RemindReviewers,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, tick)
  async processDue(): Promise<void> {
    await this.publishReviews.execute();
    await this.inviteReviewers.execute();
    await this.remindReviewers.execute();
  }
}
