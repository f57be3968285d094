import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

/** All searches are asked every ten minutes, by a worker that may have to be started again. */
const askedLateMs = 40 * 60_000;

/** Searches that members are told of, at an instant. */
export function savedSearchInvariants(now: Date): Invariant[] {
  const allowed = new Date(now.getTime() - askedLateMs);
  return [
    {
      name: 'nobody has more than 20 saved searches',
      sql: Prisma.sql`
        select user_id, count(*) from saved_searches group by user_id having count(*) > 20`,
    },
    {
      name: 'no saved search tells a member of their own object',
      sql: Prisma.sql`
        select m.search_id, m.item_id
        from saved_search_matches m
        join saved_searches s on s.id = m.search_id
        join items i on i.id = m.item_id
        where i.owner_id = s.user_id`,
    },
    {
      name: 'a saved search has told its member once of as many objects as are on record',
      sql: Prisma.sql`
        with told as (
          select search_id, told_at, count(*) from saved_search_matches group by search_id, told_at
        ), recorded as (
          select e.subject_id, e.at, sum((e.facts ->> 'count')::int) as count
          from domain_events e
          join saved_searches s on s.id = e.subject_id
          where e.kind = 'saved-search.matched'
          group by e.subject_id, e.at
        )
        select coalesce(told.search_id, recorded.subject_id) as search_id, told.count, recorded.count as recorded
        from told
        full join recorded on recorded.subject_id = told.search_id and recorded.at = told.told_at
        where recorded.count is distinct from told.count`,
    },
    {
      name: 'no offered object waits for more than 40 minutes to be looked for by saved searches',
      sql: Prisma.sql`
        select o.item_id, o.looked_at
        from newly_offered_items o
        join item_cards c on c.id = o.item_id
        where o.looked_at < ${allowed} and c.listed`,
    },
  ];
}
