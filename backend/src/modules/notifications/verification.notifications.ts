import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { verificationApproved, verificationRejected } from '../verification/index.js';
import { EmailChannel } from './email-channel.js';
import {
  verificationApprovedEmail,
  verificationRejectedEmail,
} from './emails/verification.emails.js';

/** Tells members what became of their identity check. */
@Injectable()
export class VerificationNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly email: EmailChannel,
  ) {}

  onModuleInit(): void {
    this.events.on(verificationApproved, ({ facts }, context) =>
      this.email.send(context, facts.userId, verificationApprovedEmail),
    );
    this.events.on(verificationRejected, ({ facts }, context) =>
      this.email.send(context, facts.userId, (name) =>
        verificationRejectedEmail(name, facts.reason),
      ),
    );
  }
}
