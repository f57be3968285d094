import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { savedSearchMatched } from '../saved-searches/index.js';
import { searchMatchedEmail } from './emails/saved-search.emails.js';
import { Notifier } from './notifier.js';

/** Tells members what is newly offered that their saved searches find. */
@Injectable()
export class SavedSearchNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(savedSearchMatched, ({ facts: { userId, count } }, context) =>
      this.notifier.send(context, userId, (name) =>
        searchMatchedEmail(name, context.secrets.filters, count),
      ),
    );
  }
}
