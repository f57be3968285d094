import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  confirmationRequested,
  passwordChanged,
  passwordResetRequested,
  userRegistered,
} from '../auth/index.js';
import { DomainEvents } from '../events/index.js';
import {
  confirmationEmail,
  passwordChangedEmail,
  passwordResetEmail,
} from './emails/auth.emails.js';
import { Notifier } from './notifier.js';

/** Mails the links that members ask for, and tells them that their password has changed. */
@Injectable()
export class AuthNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    for (const kind of [userRegistered, confirmationRequested]) {
      this.events.on(kind, ({ subjectId }, context) =>
        this.notifier.mail(context, subjectId, (name) =>
          confirmationEmail(name, context.secrets.token),
        ),
      );
    }
    this.events.on(passwordResetRequested, ({ subjectId }, context) =>
      this.notifier.mail(context, subjectId, (name) =>
        passwordResetEmail(name, context.secrets.token),
      ),
    );
    this.events.on(passwordChanged, ({ subjectId }, context) =>
      this.notifier.mail(context, subjectId, passwordChangedEmail),
    );
  }
}
