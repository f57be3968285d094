import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import {
  verificationApproved,
  verificationRejected,
  verificationSubmitted,
} from '../verification/index.js';
import {
  verificationApprovedEmail,
  verificationRejectedEmail,
  verificationSubmittedEmail,
} from './emails/verification.emails.js';
import { Notifier } from './notifier.js';

/** Tells members that their papers have arrived, and what became of their identity check. */
@Injectable()
export class VerificationNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(verificationSubmitted, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, verificationSubmittedEmail),
    );
    this.events.on(verificationApproved, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, verificationApprovedEmail),
    );
    this.events.on(verificationRejected, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, (name) =>
        verificationRejectedEmail(name, facts.reason),
      ),
    );
  }
}
