import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/prisma.js';
import type { Category } from './domain/category.js';
import { type Preferences, usualPreferences } from './domain/channels.js';

/** What decides how a member is told of something. */
export interface Recipient {
  preferences: Preferences;
  /** How many of the same category they were told of a short time before. */
  toldBefore: number;
}

interface Row {
  off: string[] | null;
  quietFrom: number | null;
  quietTo: number | null;
  toldBefore: number;
}

/** How members are told, in the transaction that tells them. */
@Injectable()
export class Recipients {
  async get(tx: Tx, userId: string, category: Category, since: Date): Promise<Recipient> {
    const [row] = await tx.$queryRaw<Row[]>`
      select settings.off, settings.quiet_from as "quietFrom", settings.quiet_to as "quietTo",
        (select count(*)::int from notifications
          where user_id = ${userId}::uuid and category = ${category}::"NotificationCategory"
            and created_at > ${since}) as "toldBefore"
      from (select 1) as one left join notification_settings settings on user_id = ${userId}::uuid`;
    return { preferences: preferencesOf(row), toldBefore: row?.toldBefore ?? 0 };
  }
}

export function preferencesOf(
  row: Pick<Row, 'off' | 'quietFrom' | 'quietTo'> | null | undefined,
): Preferences {
  if (!row?.off) return usualPreferences;
  const { off, quietFrom: from, quietTo: to } = row;
  return { off, quietHours: from === null || to === null ? null : { from, to } };
}
