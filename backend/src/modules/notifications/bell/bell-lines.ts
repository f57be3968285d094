import { Injectable } from '@nestjs/common';
import { Live } from '../../../platform/live/live.js';
import type { EventContext } from '../../events/index.js';
import type { Category } from '../domain/category.js';

/** What a member reads below the bell. */
export interface BellLine {
  id: string;
  userId: string;
  category: Category;
  title: string;
  text: string;
  /** Where it leads on the site. */
  path: string | null;
  /** Other members whom it names. */
  namedIds: readonly string[];
}

/** Open tabs then ask what is new. */
export const bellChanged = { type: 'notification' };

@Injectable()
export class BellLines {
  constructor(private readonly live: Live) {}

  /** @returns whether it was written: the same person is told once of an event */
  async write({ tx, afterCommit, event }: EventContext, line: BellLine): Promise<boolean> {
    const { id, userId, category, title, text, path, namedIds } = line;
    const written = await tx.$executeRaw`
      insert into notifications (id, event_id, user_id, category, kind, title, text, path, named_ids,
        created_at)
      values (${id}::uuid, ${event.id}::uuid, ${userId}::uuid, ${category}::"NotificationCategory",
        ${event.kind}, ${title}, ${text}, ${path}, ${[...namedIds]}::uuid[],
        ${event.at})
      on conflict (event_id, user_id) do nothing`;
    if (written === 0) return false;
    afterCommit(() => this.live.publish([userId], bellChanged));
    return true;
  }
}
