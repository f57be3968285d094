import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { type Actor, isStaff } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';

/** Programs that say what they are: search engines, link previews, monitors. */
const bot =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|curl|wget|python/i;

/** Counts who looks at an object: a number for each day, nothing of the visitor. */
@Injectable()
export class ItemViews {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * The owner, staff and programs are not counted, nor is an object that is not shown.
   *
   * @throws ProblemError `item-not-found` when there never was one
   */
  async count(itemId: string, viewer: Actor | undefined, userAgent = ''): Promise<void> {
    if (isStaff(viewer) || bot.test(userAgent)) return;
    const counted = await this.sql.$executeRaw`
      insert into item_views (item_id, day, views)
      select id, ${this.clock.today()}::date, 1 from items
      where id = ${itemId}::uuid and deleted_at is null and hidden_at is null
        and owner_id is distinct from ${viewer?.id ?? null}::uuid
      on conflict (item_id, day) do update set views = item_views.views + 1`;
    if (counted === 0) await this.requireItem(itemId);
  }

  private async requireItem(id: string): Promise<void> {
    const found = await this.sql.$queryRaw<unknown[]>`select from items where id = ${id}::uuid`;
    if (found.length === 0) throw new ProblemError('item-not-found');
  }
}
