import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { addDays, type Day } from '../../../kernel/day.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { blockingStatuses } from '../../rentals/index.js';
import { iCalendar } from '../domain/icalendar.js';
import type { CalendarFeedView } from './calendar.schema.js';

/** How long what is over stays in the calendars of others. */
const keptDays = 366;

interface Busy {
  uid: string;
  start: Day;
  end: Day;
  summary: string;
  changedAt: Date;
}

/** The days of an item for other calendars: when it is taken, and nothing of by whom. */
@Injectable()
export class CalendarFeedQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * The address to subscribe to, for the owner of an item.
   *
   * @throws ProblemError `item-not-found`, `forbidden`
   */
  async getAddress(itemId: string, viewer: Actor): Promise<CalendarFeedView> {
    const [item] = await this.sql.rows<{ ownerId: string; token: string | null }>(Prisma.sql`
      select i.owner_id as "ownerId", token
      from items i left join calendar_feeds feed on feed.item_id = i.id
      where i.id = ${itemId} and i.deleted_at is null`);
    if (!item) throw new ProblemError('item-not-found');
    if (item.ownerId !== viewer.id) throw new ProblemError('forbidden');
    return { url: item.token && `${env.PUBLIC_URL}/api/calendars/${item.token}.ics` };
  }

  /**
   * The calendar behind a secret address.
   *
   * @param file the end of the address: `<token>.ics`
   * @throws ProblemError `not-found` for an address that is none, or none any more
   */
  async get(file: string): Promise<string> {
    const token = /^([\w-]{1,100})\.ics$/.exec(file)?.[1];
    const [item] = token ? await this.find(token) : [];
    if (!item) throw new ProblemError('not-found');
    return iCalendar(`Loka · ${item.title}`, await this.listBusy(item.id));
  }

  private find(token: string): Promise<{ id: string; title: string }[]> {
    return this.sql.rows(Prisma.sql`
      select i.id, title from calendar_feeds feed join items i on i.id = feed.item_id
      where token = ${token} and deleted_at is null`);
  }

  /** Requests are left out: they are answered before most calendars ask again. */
  private listBusy(itemId: string): Promise<Busy[]> {
    const since = addDays(this.clock.today(), -keptDays);
    return this.sql.rows(Prisma.sql`
      select 'rental-' || id || '@loka' as uid, start_date::text as start,
        occupied_until::text as "end", 'Réservé' as summary,
        (select max(at) from rental_events where rental_id = rentals.id) as "changedAt"
      from rentals
      where item_id = ${itemId} and status = any(${blockingStatuses}::"RentalStatus"[])
        and occupied_until > ${since} and occupied_until > start_date
      union all
      select 'closure-' || id || '@loka', start_date::text, end_date::text, 'Fermé', created_at
      from item_closures
      where item_id = ${itemId} and end_date > ${since}
      order by start, uid`);
  }
}
