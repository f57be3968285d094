import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import {
  accountDeleted,
  deletionRequested,
  deletionStopped,
  deletionTakenBack,
  exportFailed,
  exportReady,
  exportRequested,
} from '../personal-data/index.js';
import {
  accountDeletedEmail,
  deletionRequestedNews,
  deletionStoppedEmail,
  deletionTakenBackNews,
} from './emails/deletion.emails.js';
import {
  exportFailedEmail,
  exportReadyNews,
  exportRequestedNews,
} from './emails/exports.emails.js';
import { Notifier } from './notifier.js';

/** Tells members of each step of the deletion of their account and of their exports, by mail: there may be no bell to look at. */
@Injectable()
export class PersonalDataNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(deletionRequested, ({ subjectId, facts }, context) =>
      this.notifier.warnOwner(context, subjectId, deletionRequestedNews(new Date(facts.dueAt))),
    );
    this.events.on(deletionTakenBack, ({ subjectId }, context) =>
      this.notifier.warnOwner(context, subjectId, deletionTakenBackNews),
    );
    this.events.on(deletionStopped, ({ subjectId, facts }, context) =>
      this.notifier.mailOwner(context, subjectId, (name) =>
        deletionStoppedEmail(name, facts.obstacles),
      ),
    );
    this.events.on(exportRequested, ({ subjectId }, context) =>
      this.notifier.warn(context, subjectId, exportRequestedNews),
    );
    this.events.on(exportReady, ({ subjectId }, context) =>
      this.notifier.warn(context, subjectId, exportReadyNews),
    );
    this.events.on(exportFailed, ({ subjectId }, context) =>
      this.notifier.mail(context, subjectId, exportFailedEmail),
    );
    this.events.on(accountDeleted, (_, context) => {
      const { name, addresses } = context.secrets;
      return this.notifier.mailFormer(context, accountDeletedEmail(name), addresses);
    });
  }
}
