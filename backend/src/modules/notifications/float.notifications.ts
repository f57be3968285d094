import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { floatRestored, floatShort } from '../treasury/index.js';
import { floatRestoredEmail, floatShortEmail } from './emails/float.emails.js';
import { Notifier } from './notifier.js';

/** Tells admins of an operator whose account may not pay what members withdraw, and when it can again. */
@Injectable()
export class FloatNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(floatShort, ({ facts }, context) =>
      this.notifier.mailAdmins(context, (name) => floatShortEmail(name, facts)),
    );
    this.events.on(floatRestored, ({ facts }, context) =>
      this.notifier.mailAdmins(context, (name) => floatRestoredEmail(name, facts)),
    );
  }
}
