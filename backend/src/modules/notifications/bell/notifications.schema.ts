import { z } from 'zod';
import { listing } from '../../../platform/http/listing.js';
import { categories } from '../domain/category.js';

export const notificationListing = listing.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type NotificationListing = z.output<typeof notificationListing>;

export const notificationParams = z.object({ id: z.uuid() });

export const notificationView = z
  .object({
    id: z.uuid(),
    category: z.enum(categories),
    title: z.string(),
    text: z.string(),
    path: z.string().nullable().describe('Where it leads on the site; null when nowhere'),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type NotificationView = z.infer<typeof notificationView>;

export const unreadView = z
  .object({ unread: z.number().int() })
  .meta({ id: 'UnreadNotifications' });
