import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Leaving, PersonalData } from '../personal-data.js';

/** Mails that were sent to a member or name one, and those that are still to be. */
@Injectable()
export class MailPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'platform',
      erases: ['outbox_mails.to'],
      keeps: {},
      erase: (leaving) => this.erase(leaving),
      withholds: {
        'outbox_mails.to': 'mails that the member has in a mailbox',
      },
    });
  }

  /** At whatever address: by whom they are for. Those to staff and former members are for no member. */
  private async erase({ tx, userId, addresses }: Leaving): Promise<void> {
    await tx.$executeRaw`
      delete from outbox_mails
      where member_ids @> array[${userId}::uuid]
        or member_ids = '{}' and lower("to") = any(${addresses.map((one) => one.toLowerCase())})`;
  }
}
