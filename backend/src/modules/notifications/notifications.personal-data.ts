import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Notification } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { type ExportedFile, type Leaving, PersonalData } from '../../platform/personal-data.js';
@Injectable()
export class NotificationsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'notifications',
      erases: [
        'notifications.user_id',
        'notification_settings.user_id',
        'push_subscriptions.user_id',
        'sms_numbers.user_id',
        'sms_messages.user_id',
        'sms_request_codes.user_id',
      ],
      keeps: {},
      erase: (leaving) => this.erase(leaving),
      exports: [
        'notifications.user_id',
        'notification_settings.user_id',
        'push_subscriptions.user_id',
        'sms_numbers.user_id',
        'sms_messages.user_id',
      ],
      withholds: {
        'sms_request_codes.user_id': 'secrets by which a request is answered',
      },
      collect: (userId) => this.collect(userId),
    });
  }

  private async erase({ tx, userId }: Leaving): Promise<void> {
    await this.eraseSms(tx, userId);
    await tx.pushSubscription.deleteMany({ where: { userId } });
    await tx.notificationSettings.deleteMany({ where: { userId } });
    await tx.notification.deleteMany({ where: { userId } });
    // What others were told of the member, by name.
    await tx.notification.deleteMany({ where: { namedIds: { has: userId } } });
  }

  /** Also what the number of the member sent, and was answered. */
  private async eraseSms(tx: Tx, userId: string): Promise<void> {
    const number = await tx.smsNumber.findUnique({ where: { userId } });
    await tx.smsRequestCode.deleteMany({ where: { userId } });
    await tx.smsMessage.deleteMany({ where: { userId } });
    await tx.smsNumber.deleteMany({ where: { userId } });
    if (!number?.confirmedAt) return;
    const { phoneNumber } = number;
    // A number that somebody else has too is theirs.
    if ((await tx.smsNumber.count({ where: { phoneNumber } })) > 0) return;
    const from = { from: phoneNumber, handledAt: { not: null }, code: null };
    const answers = await tx.smsAnswer.findMany({
      where: from,
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    const ids = answers.map(({ id }) => id);
    await tx.smsMessage.deleteMany({ where: { answerId: { in: ids } } });
    await tx.smsAnswer.deleteMany({ where: { id: { in: ids } } });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const where = { userId };
    const made = { where, orderBy: [{ createdAt: 'asc' as const }, { id: 'asc' as const }] };
    const browsers = await this.db.pushSubscription.findMany(made);
    const number = await this.db.smsNumber.findUnique({ where, omit: { codeHash: true } });
    const sms = await this.db.smsMessage.findMany({
      where: { ...where, hasSecret: false },
      orderBy: { id: 'asc' },
    });
    const lines = await this.db.notification.findMany(made);
    return [
      { name: 'notifications.json', content: lines.map(withoutNames) },
      {
        name: 'reglages-des-notifications.json',
        content: {
          settings: await this.db.notificationSettings.findUnique({ where }),
          browsers: browsers.map(({ id, createdAt }) => ({ id, createdAt })),
          number,
        },
      },
      { name: 'sms.json', content: sms.map(({ to, text, sentAt }) => ({ to, text, sentAt })) },
    ];
  }
}

/** The words of a line that names other members are left out. */
function withoutNames({ namedIds, title, text, ...line }: Notification) {
  return { ...line, ...(namedIds.length === 0 && { title, text }) };
}
