import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { reportClosed, reportsOverdue } from '../reports/index.js';
import { EmailChannel } from './email-channel.js';
import {
  hiddenEmail,
  reportLookedAtEmail,
  reportsOverdueEmail,
  warnedEmail,
} from './emails/trust.emails.js';

/** Tells reporters that staff have looked, members what staff ask of them, and staff what waits for long. */
@Injectable()
export class ReportNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly email: EmailChannel,
  ) {}

  onModuleInit(): void {
    this.events.on(reportClosed, async ({ facts }, context) => {
      const { reporterId, memberId, outcome } = facts;
      await this.email.send(context, reporterId, (name) => reportLookedAtEmail(name, facts));
      // Whoever is frozen is told by the event of that.
      const emailFor = { warned: warnedEmail, hidden: hiddenEmail }[String(outcome)];
      if (emailFor) await this.email.send(context, memberId, (name) => emailFor(name, facts));
    });
    this.events.on(reportsOverdue, ({ facts }, context) =>
      this.email.sendToStaff(context, (name) => reportsOverdueEmail(name, facts)),
    );
  }
}
