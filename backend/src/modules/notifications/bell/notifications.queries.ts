import { Injectable } from '@nestjs/common';
import type { Notification } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { newestFirst, pageOfNewest } from '../../../platform/http/listing.js';
import type { Page } from '../../../platform/http/paging.js';
import type { NotificationListing, NotificationView } from './notifications.schema.js';

/** What a member reads below the bell. */
@Injectable()
export class NotificationsQueries {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  async list(userId: string, query: NotificationListing): Promise<Page<NotificationView>> {
    const { where, ...range } = newestFirst(query);
    const [found, total] = await Promise.all([
      this.db.notification.findMany({ ...range, where: { ...where, userId } }),
      this.db.notification.count({ where: { userId } }),
    ]);
    const { rows, ...page } = pageOfNewest(found, total, query);
    return { ...page, rows: rows.map(view) };
  }

  async countUnread(userId: string): Promise<{ unread: number }> {
    return { unread: await this.db.notification.count({ where: { userId, readAt: null } }) };
  }
}

function view(notification: Notification): NotificationView {
  const { id, category, title, text, path, createdAt, readAt } = notification;
  const isRead = readAt !== null;
  return { id, category, title, text, path, createdAt: createdAt.toISOString(), isRead };
}
