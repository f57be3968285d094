import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/prisma.js';
import { type Contact, contactOf } from '../accounts/index.js';
import type { EventContext } from '../events/index.js';
import { type Category, categoryOf } from './domain/category.js';
import { type Preferences, shortlyBefore, usualPreferences } from './domain/channels.js';

/** What decides how a member is told of something. */
export interface Recipient {
  /** Null of a deleted account. */
  contact: Contact | null;
  /** Confirmed by the member for SMS; null without. */
  smsNumber: string | null;
  preferences: Preferences;
  /** How many of the same category they were told of a short time before. */
  toldBefore: number;
}

interface Row extends Pick<Recipient, 'contact' | 'smsNumber'> {
  off: string[] | null;
  quietFrom: number | null;
  quietTo: number | null;
  toldBefore: number;
}

/** How members are told, in the transaction that tells them. */
@Injectable()
export class Recipients {
  private readonly ofEvents = new WeakMap<EventContext, Map<string, Recipient>>();

  /** Of an event: who is told of it by several channels is read once. */
  async ofEvent(context: EventContext, userId: string): Promise<Recipient> {
    const { tx, event } = context;
    const known = this.ofEvents.get(context) ?? new Map<string, Recipient>();
    this.ofEvents.set(context, known);
    const recipient =
      known.get(userId) ??
      (await this.get(tx, userId, categoryOf(event.kind), shortlyBefore(event.at)));
    known.set(userId, recipient);
    return recipient;
  }

  async get(tx: Tx, userId: string, category: Category, since: Date): Promise<Recipient> {
    const [row] = await tx.$queryRaw<Row[]>`
      select ${contactOf(userId)} as contact,
        (select phone_number from sms_numbers
          where user_id = ${userId}::uuid and confirmed_at is not null) as "smsNumber",
        settings.off, settings.quiet_from as "quietFrom", settings.quiet_to as "quietTo",
        (select count(*)::int from notifications
          where user_id = ${userId}::uuid and category = ${category}::"NotificationCategory"
            and created_at > ${since}) as "toldBefore"
      from (select 1) as one left join notification_settings settings on user_id = ${userId}::uuid`;
    const { contact = null, smsNumber = null, toldBefore = 0 } = row ?? {};
    return { contact, smsNumber, preferences: preferencesOf(row), toldBefore };
  }
}

export function preferencesOf(
  row: Pick<Row, 'off' | 'quietFrom' | 'quietTo'> | null | undefined,
): Preferences {
  if (!row?.off) return usualPreferences;
  const { off, quietFrom: from, quietTo: to } = row;
  return { off, quietHours: from === null || to === null ? null : { from, to } };
}
