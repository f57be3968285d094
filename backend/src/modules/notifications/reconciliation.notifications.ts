import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { reconciliationReportMade } from '../reconciliation/index.js';
import { EmailChannel } from './email-channel.js';
import { hasFewAnswers, reconciliationReportEmail } from './emails/reconciliation.emails.js';

/** Tells staff when the books disagree, or were hardly compared with anything. */
@Injectable()
export class ReconciliationNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly email: EmailChannel,
  ) {}

  onModuleInit(): void {
    this.events.on(reconciliationReportMade, async ({ subjectId, facts }, context) => {
      if (facts.differences.length === 0 && !hasFewAnswers(facts)) return;
      await this.email.sendToStaff(context, (name) =>
        reconciliationReportEmail(name, subjectId, facts),
      );
    });
  }
}
