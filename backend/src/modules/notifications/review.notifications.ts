import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import {
  reviewAnswered,
  reviewHidden,
  reviewRestored,
  reviewsAwaited,
  reviewsInvited,
  reviewsPublished,
} from '../reviews/index.js';

import {
  reviewAnsweredEmail,
  reviewHiddenEmail,
  reviewRestoredEmail,
  reviewsAwaitedEmail,
  reviewsInvitedEmail,
  reviewsPublishedEmail,
} from './emails/review.emails.js';
import { Notifier } from './notifier.js';

const parties = ['renter', 'owner'] as const;

/** Asks the parties of an ended rental to write, and tells them what was written. */
@Injectable()
export class ReviewNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(reviewsInvited, async ({ facts, subjectId }, context) => {
      for (const party of parties)
        await this.notifier.send(context, facts[`${party}Id`], (name) =>
          reviewsInvitedEmail(name, facts, party, subjectId),
        );
    });
    this.events.on(reviewsAwaited, async ({ facts, subjectId }, context) => {
      const { party } = facts;
      await this.notifier.send(context, facts[`${party}Id`], (name) =>
        reviewsAwaitedEmail(name, facts, party, subjectId),
      );
    });
    this.events.on(reviewsPublished, async ({ facts }, context) => {
      const readers = parties.filter((party) => facts.writers.some((writer) => writer !== party));
      for (const party of readers)
        await this.notifier.send(context, facts[`${party}Id`], (name) =>
          reviewsPublishedEmail(name, facts, party),
        );
    });
    this.events.on(reviewAnswered, async ({ facts }, context) => {
      await this.notifier.send(context, facts.authorId, (name) => reviewAnsweredEmail(name, facts));
    });
    this.events.on(reviewHidden, async ({ facts: { authorId, itemTitle, reason } }, context) => {
      if (reason === null) return;
      await this.notifier.send(context, authorId, (name) =>
        reviewHiddenEmail(name, { itemTitle, reason }),
      );
    });
    this.events.on(reviewRestored, async ({ facts }, context) => {
      await this.notifier.send(context, facts.authorId, (name) => reviewRestoredEmail(name, facts));
    });
  }
}
