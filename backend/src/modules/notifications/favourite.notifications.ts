import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import {
  favouriteDaysFreed,
  favouriteOfferedAgain,
  favouritePriceFell,
} from '../favourites/index.js';
import { daysFreedEmail, offeredAgainEmail, priceFellEmail } from './emails/trust.emails.js';
import { Notifier } from './notifier.js';

/** Tells members what has become better about objects that they keep an eye on. */
@Injectable()
export class FavouriteNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(favouritePriceFell, ({ subjectId, facts }, context) =>
      this.notifier.send(context, facts.userId, (name) => priceFellEmail(name, subjectId, facts)),
    );
    this.events.on(favouriteOfferedAgain, ({ subjectId, facts }, context) =>
      this.notifier.send(context, facts.userId, (name) =>
        offeredAgainEmail(name, subjectId, facts),
      ),
    );
    this.events.on(favouriteDaysFreed, ({ subjectId, facts }, context) =>
      this.notifier.send(context, facts.userId, (name) => daysFreedEmail(name, subjectId, facts)),
    );
  }
}
