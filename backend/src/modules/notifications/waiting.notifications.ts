import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isOfAdmins, waitingOverdue } from '../dashboard/index.js';
import { DomainEvents } from '../events/index.js';
import { waitingOverdueEmail } from './emails/waiting.emails.js';
import { Notifier } from './notifier.js';

/** Tells staff of what has waited for long, each of what they decide: of money admins alone. */
@Injectable()
export class WaitingNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(waitingOverdue, async ({ facts }, context) => {
      const ofStaff = facts.kinds.filter(({ kind }) => !isOfAdmins(kind));
      if (ofStaff.length > 0) {
        await this.notifier.mailStaff(context, (name) => waitingOverdueEmail(name, ofStaff));
      }
      const ofAdmins = facts.kinds.filter(({ kind }) => isOfAdmins(kind));
      if (ofAdmins.length > 0) {
        const emailFor = (name: string) => waitingOverdueEmail(name, ofAdmins);
        await this.notifier.mailAdmins(context, emailFor);
      }
    });
  }
}
