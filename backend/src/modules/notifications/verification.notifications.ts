import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Outbox } from '../../platform/mail/outbox.js';
import { Users } from '../accounts/index.js';
import { DomainEvents } from '../events/index.js';
import { verificationApproved, verificationRejected } from '../verification/index.js';
import {
  verificationApprovedEmail,
  verificationRejectedEmail,
} from './emails/verification.emails.js';

/** Tells members what became of their identity check. */
@Injectable()
export class VerificationNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly users: Users,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.events.on(verificationApproved, async ({ facts }, { tx, afterCommit }) => {
      const { name, email } = await this.users.getContact(tx, facts.userId);
      await this.outbox.post(tx, afterCommit, email, verificationApprovedEmail(name));
    });
    this.events.on(verificationRejected, async ({ facts }, { tx, afterCommit }) => {
      const { name, email } = await this.users.getContact(tx, facts.userId);
      await this.outbox.post(tx, afterCommit, email, verificationRejectedEmail(name, facts.reason));
    });
  }
}
