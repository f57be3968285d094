import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/database/prisma.js';
import { categories, hasOptionalMails, treatments } from '../domain/category.js';
import type { Preferences } from '../domain/channels.js';
import { preferencesOf } from '../recipients.js';
import { subscriptionOf } from './change-settings.js';
import type { SettingsView } from './settings.schema.js';

@Injectable()
export class SettingsQueries {
  constructor(private readonly db: Db) {}

  async get(userId: string): Promise<SettingsView> {
    const { off, quietHours } = await this.preferences(userId);
    const device = await this.db.pushSubscription.findFirst({ where: { userId } });
    return {
      off: [...off],
      quietHours,
      hasDevice: device !== null,
      categories: categories.map((id) => ({
        id,
        label: treatments[id].label,
        hasOptionalMails: hasOptionalMails(id),
      })),
    };
  }

  /**
   * What the link of a mail switches off, and whether it is.
   *
   * @throws ProblemError `link-expired` when the token is none of ours
   */
  async getUnsubscription(token: string) {
    const { userId, category } = subscriptionOf(token);
    const { off } = await this.preferences(userId);
    return { label: treatments[category].label, isOff: off.includes(`${category}:mail`) };
  }

  private async preferences(userId: string): Promise<Preferences> {
    return preferencesOf(await this.db.notificationSettings.findUnique({ where: { userId } }));
  }
}
