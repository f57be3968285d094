import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { reportClosed, reportsOverdue } from '../reports/index.js';
import {
  hiddenEmail,
  reportLookedAtEmail,
  reportsOverdueEmail,
  warnedEmail,
} from './emails/trust.emails.js';
import { Notifier } from './notifier.js';

/** Tells reporters that staff have looked, members what staff ask of them, and staff what waits for long. */
@Injectable()
export class ReportNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(reportClosed, async ({ facts }, context) => {
      const { reporterId, memberId, outcome } = facts;
      const closed = { ...facts, ...context.secrets };
      await this.notifier.send(context, reporterId, (name) => reportLookedAtEmail(name, closed));
      // Whoever is frozen is told by the event of that.
      const emailFor = { warned: warnedEmail, hidden: hiddenEmail }[String(outcome)];
      if (emailFor) await this.notifier.send(context, memberId, (name) => emailFor(name, closed));
    });
    this.events.on(reportsOverdue, ({ facts }, context) =>
      this.notifier.mailStaff(context, (name) => reportsOverdueEmail(name, facts)),
    );
  }
}
