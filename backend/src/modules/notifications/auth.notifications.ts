import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  accountSecured,
  appAdded,
  appRemoved,
  confirmationRequested,
  emailChanged,
  emailChangeRequested,
  emailChangeUndone,
  emailWantedByAnother,
  passkeyAdded,
  passkeyCopied,
  passkeyRemoved,
  passwordChanged,
  passwordResetRequested,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  secondStepGuessed,
  secondStepLinkRequested,
  secondStepReset,
  sessionsEnded,
  signedInOnNewDevice,
  userRegistered,
} from '../auth/index.js';
import { DomainEvents } from '../events/index.js';
import { AdminAlerts } from './admin-alerts.js';
import { adminWithoutSecondStepEmail } from './emails/account.emails.js';
import {
  confirmationEmail,
  passwordResetEmail,
  secondStepLinkEmail,
} from './emails/auth.emails.js';
import {
  accountSecuredEmail,
  appAddedNews,
  appRemovedNews,
  confirmNewEmail,
  emailChangedNews,
  emailWantedEmail,
  newDeviceNews,
  oldEmailEmail,
  passkeyAddedNews,
  passkeyCopiedNews,
  passkeyRemovedNews,
  passwordChangedNews,
  recoveryCodesRenewedNews,
  recoveryCodeUsedNews,
  secondStepGuessedNews,
  secondStepResetNews,
  sessionsEndedNews,
} from './emails/security.emails.js';
import { Notifier } from './notifier.js';
import { PushSubscriptions } from './push/push-subscriptions.js';
import { SmsNumbers } from './sms/sms-numbers.js';

const plainNews = [
  [appAdded, appAddedNews],
  [appRemoved, appRemovedNews],
  [recoveryCodesRenewed, recoveryCodesRenewedNews],
  [sessionsEnded, sessionsEndedNews],
] as const;

/** Mails the links that members ask for, and tells them what happens to their account. */
@Injectable()
export class AuthNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
    private readonly smsNumbers: SmsNumbers,
    private readonly browsers: PushSubscriptions,
    private readonly adminAlerts: AdminAlerts,
  ) {}

  onModuleInit(): void {
    this.events.on(userRegistered, ({ subjectId }, context) =>
      this.notifier.mail(context, subjectId, (name) =>
        confirmationEmail(name, context.secrets.token),
      ),
    );
    this.events.on(confirmationRequested, ({ subjectId }, context) => {
      const { email, token } = context.secrets;
      return this.notifier.mail(
        context,
        subjectId,
        (name) => confirmationEmail(name, token),
        email,
      );
    });
    this.events.on(passwordResetRequested, ({ subjectId }, context) =>
      this.notifier.mail(context, subjectId, (name) =>
        passwordResetEmail(name, context.secrets.token),
      ),
    );
    this.events.on(secondStepLinkRequested, ({ subjectId }, context) => {
      const { email, token } = context.secrets;
      const emailFor = (name: string) => secondStepLinkEmail(name, token);
      return this.notifier.mail(context, subjectId, emailFor, email);
    });
    this.events.on(secondStepReset, async ({ subjectId, actor }, context) => {
      await this.notifier.warn(context, subjectId, secondStepResetNews);
      const reset = { userId: subjectId, byId: actor.id };
      await this.adminAlerts.send(context, reset, adminWithoutSecondStepEmail);
    });
    this.tellOfEmailChanges();
    this.events.on(passwordChanged, ({ subjectId }, context) =>
      this.notifier.warn(context, subjectId, passwordChangedNews),
    );
    this.events.on(signedInOnNewDevice, ({ subjectId, facts }, context) =>
      this.notifier.warn(context, subjectId, newDeviceNews(facts.device)),
    );
    for (const kind of [accountSecured, emailChangeUndone]) {
      this.events.on(kind, async ({ subjectId, facts }, context) => {
        const since = new Date(facts.since);
        const channels = {
          sms: await this.smsNumbers.removeSince(context.tx, subjectId, since),
          browsers: (await this.browsers.removeSince(context.tx, subjectId, since)) > 0,
        };
        const emailFor = (name: string) => accountSecuredEmail(name, facts, channels);
        await this.notifier.mail(context, subjectId, emailFor);
      });
    }
    this.tellOfSecondSteps();
  }

  private tellOfSecondSteps(): void {
    const { events, notifier } = this;
    events.on(passkeyAdded, ({ subjectId }, context) =>
      notifier.warn(context, subjectId, passkeyAddedNews(context.secrets.name)),
    );
    events.on(passkeyRemoved, ({ subjectId }, context) =>
      notifier.warn(context, subjectId, passkeyRemovedNews(context.secrets.name)),
    );
    events.on(passkeyCopied, ({ subjectId }, context) =>
      notifier.warn(context, subjectId, passkeyCopiedNews(context.secrets.name)),
    );
    events.on(secondStepGuessed, ({ subjectId, facts }, context) =>
      notifier.warn(context, subjectId, secondStepGuessedNews(facts.device)),
    );
    events.on(recoveryCodeUsed, ({ subjectId, facts }, context) =>
      notifier.warn(context, subjectId, recoveryCodeUsedNews(facts.left)),
    );
    for (const [kind, news] of plainNews) {
      events.on(kind, ({ subjectId }, context) => notifier.warn(context, subjectId, news));
    }
  }

  private tellOfEmailChanges(): void {
    this.events.on(emailChangeRequested, ({ subjectId }, context) => {
      const { email, token } = context.secrets;
      return this.notifier.mail(context, subjectId, (name) => confirmNewEmail(name, token), email);
    });
    this.events.on(emailWantedByAnother, ({ subjectId }, context) =>
      this.notifier.mail(context, subjectId, emailWantedEmail),
    );
    this.events.on(emailChanged, async ({ subjectId }, context) => {
      const { oldEmail, token } = context.secrets;
      await this.notifier.mail(context, subjectId, (name) => oldEmailEmail(name, token), oldEmail);
      await this.notifier.warn(context, subjectId, emailChangedNews);
    });
  }
}
