import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { auditReportMade, reconciliationReportMade } from '../reconciliation/index.js';
import { auditReportEmail } from './emails/audit.emails.js';
import { hasFewAnswers, reconciliationReportEmail } from './emails/reconciliation.emails.js';
import { Notifier } from './notifier.js';

/** Tells staff when the books disagree with the gateway's or with themselves, or were hardly checked. */
@Injectable()
export class ReconciliationNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(reconciliationReportMade, async ({ subjectId, facts }, context) => {
      if (facts.differences.length === 0 && !hasFewAnswers(facts)) return;
      await this.notifier.mailStaff(context, (name) =>
        reconciliationReportEmail(name, subjectId, facts),
      );
    });
    this.events.on(auditReportMade, async ({ facts }, context) => {
      if (facts.broken.length + facts.unchecked.length === 0) return;
      await this.notifier.mailStaff(context, (name) => auditReportEmail(name, facts));
    });
  }
}
