import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { hasOptionalMails } from '../domain/category.js';
import { usualPreferences } from '../domain/channels.js';
import type { SettingsBody } from './settings.schema.js';
import { readToken, type Unsubscription } from './unsubscribe-link.js';

/** A member chooses how to be told. */
@Injectable()
export class ChangeSettings {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Mails that are always sent are left out of what is switched off. */
  async execute({ id: userId }: Actor, { off, quietHours }: SettingsBody): Promise<void> {
    const kept = {
      off: [...new Set(off)].filter((choice) => !isNeeded(choice)),
      quietFrom: quietHours?.from ?? null,
      quietTo: quietHours?.to ?? null,
      updatedAt: this.clock.now(),
    };
    await this.db.notificationSettings.upsert({
      where: { userId },
      create: { userId, ...kept },
      update: kept,
    });
  }

  /**
   * Whoever has the mail wants no more of its category; said again, nothing changes.
   *
   * @throws ProblemError `link-expired` when the token is none of ours
   */
  async unsubscribe(token: string): Promise<void> {
    const { userId, category } = subscriptionOf(token);
    const { from, to } = usualPreferences.quietHours ?? {};
    const choice = `${category}:mail`;
    await this.db.$executeRaw`
      insert into notification_settings as kept (user_id, off, quiet_from, quiet_to, updated_at)
      values (${userId}::uuid, array[${choice}], ${from}, ${to}, ${this.clock.now()})
      on conflict (user_id) do update
      set off = kept.off || excluded.off, updated_at = excluded.updated_at
      where not kept.off @> excluded.off`;
  }
}

/** @throws ProblemError `link-expired` */
export function subscriptionOf(token: string): Unsubscription {
  const subscription = readToken(token);
  if (!subscription || !hasOptionalMails(subscription.category)) {
    throw new ProblemError('link-expired');
  }
  return subscription;
}

function isNeeded(choice: SettingsBody['off'][number]): boolean {
  const [category, channel] = choice.split(':') as [Unsubscription['category'], string];
  return channel === 'mail' && !hasOptionalMails(category);
}
