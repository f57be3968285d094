import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

/** Messages are told after ten minutes, by a round every 30 seconds. */
const untoldAllowanceMs = 25 * 60_000;
/** What is older was there when the workers had been away for longer than they look back. */
const oldestUntoldMs = 6 * 24 * 3_600_000;
/** What was written before warnings were stored is looked at by a round of the workers each minute. */
const lookedAtMs = 24 * 3_600_000;

/** Of a pair of members in either order, whether one blocks the other since before an instant. */
const blockedSince = (one: string, other: string, at: string) => Prisma.sql`exists (
  select from blocked_members b
  where b.created_at < ${Prisma.raw(at)}
    and (b.blocker_id, b.blocked_id) in (
      (${Prisma.raw(one)}, ${Prisma.raw(other)}), (${Prisma.raw(other)}, ${Prisma.raw(one)})))`;

/** What members write to each other. */
export function messageInvariants(now: Date): Invariant[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return [
    {
      name: 'the messages of every thread have its numbers from one on, each once and without gap',
      sql: Prisma.sql`
        select t.id, t.last_number, count(m.id) as messages, max(m.number) as highest
        from threads t
        left join messages m on m.thread_id = t.id
        group by t.id
        having count(m.id) <> t.last_number or coalesce(min(m.number), 1) <> 1
          or coalesce(max(m.number), 0) <> t.last_number
          or count(distinct m.number) <> t.last_number
          or max(m.sent_at) is distinct from t.last_message_at`,
    },
    {
      name: 'every message has the words and as many pictures as its sender sent, one of the two at least',
      sql: Prisma.sql`
        select m.id, m.picture_count, count(p.upload_id) as pictures
        from messages m
        left join message_pictures p on p.message_id = m.id
        group by m.id
        having count(p.upload_id) <> m.picture_count or m.body = '' and m.picture_count = 0`,
    },
    {
      name: 'every message of more than a day ago was looked at for what its reader should beware of',
      sql: Prisma.sql`
        select m.id, m.thread_id, m.sent_at
        from messages m
        where m.has_phone_number is null and m.sent_at < ${ago(lookedAtMs)}`,
    },
    {
      name: 'every thread is between the parties of its rental, or a member and the owner of its object',
      sql: Prisma.sql`
        select t.id, t.item_id, t.rental_id, t.asker_id, t.owner_id
        from threads t
        left join items i on i.id = t.item_id
        left join rentals r on r.id = t.rental_id
        where i.owner_id is distinct from t.owner_id
          or t.asker_id = t.owner_id
          or t.rental_id is not null
            and (r.item_id, r.renter_id, r.owner_id)
              is distinct from (t.item_id, t.asker_id, t.owner_id)
          or array(select m.user_id from thread_members m where m.thread_id = t.id order by 1)
            <> array[least(t.asker_id, t.owner_id), greatest(t.asker_id, t.owner_id)]
          or exists (select from messages m
            where m.thread_id = t.id and m.sender_id not in (t.asker_id, t.owner_id))`,
    },
    {
      name: 'nobody has read, or was told of, a message that there is not',
      sql: Prisma.sql`
        select m.thread_id, m.user_id, m.read_number, m.told_number, t.last_number
        from thread_members m
        left join threads t on t.id = m.thread_id
        where t.id is null or greatest(m.read_number, m.told_number) > t.last_number`,
    },
    {
      name: 'members of whom one blocks the other write to each other about a rental under way alone',
      sql: Prisma.sql`
        select m.id, t.id as thread_id, m.sent_at
        from messages m
        join threads t on t.id = m.thread_id
        left join rentals r on r.id = t.rental_id
        where ${blockedSince('t.asker_id', 't.owner_id', 'm.sent_at')}
          and (r.id is null or r.security_deposit_status <> 'held' and m.sent_at > (
            select max(e.at) from rental_events e where e.rental_id = r.id))`,
    },
    {
      name: 'nobody asks for an object of a member who is blocked, or who blocks',
      sql: Prisma.sql`
        select r.id, r.renter_id, r.owner_id, r.created_at
        from rentals r
        where ${blockedSince('r.renter_id', 'r.owner_id', 'r.created_at')}`,
    },
    {
      name: 'nobody waits for more than 15 minutes to be told of messages that were not read',
      sql: Prisma.sql`
        select distinct r.thread_id, r.user_id, r.read_number
        from thread_members r
        join messages m on m.thread_id = r.thread_id and m.number > r.read_number
          and m.sender_id <> r.user_id
        where r.told_number <= r.read_number
          and m.sent_at between ${ago(oldestUntoldMs)} and ${ago(untoldAllowanceMs)}`,
    },
  ];
}
