import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  confirmationRequested,
  passwordChanged,
  passwordResetRequested,
  userRegistered,
} from '../auth/index.js';
import { DomainEvents } from '../events/index.js';
import { EmailChannel } from './email-channel.js';
import {
  confirmationEmail,
  passwordChangedEmail,
  passwordResetEmail,
} from './emails/auth.emails.js';

/** Mails the links that members ask for, and tells them that their password has changed. */
@Injectable()
export class AuthNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly email: EmailChannel,
  ) {}

  onModuleInit(): void {
    for (const kind of [userRegistered, confirmationRequested]) {
      this.events.on(kind, ({ subjectId }, context) =>
        this.email.send(context, subjectId, (name) =>
          confirmationEmail(name, context.secrets.token),
        ),
      );
    }
    this.events.on(passwordResetRequested, ({ subjectId }, context) =>
      this.email.send(context, subjectId, (name) =>
        passwordResetEmail(name, context.secrets.token),
      ),
    );
    this.events.on(passwordChanged, ({ subjectId }, context) =>
      this.email.send(context, subjectId, passwordChangedEmail),
    );
  }
}
