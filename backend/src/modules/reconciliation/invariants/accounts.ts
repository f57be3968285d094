import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

/** Whose accounts are, and who is signed in to them. */
export const accountInvariants: Invariant[] = [
  {
    name: 'every member has the address that was confirmed last, and the old one once that is undone',
    sql: Prisma.sql`
      select u.id, u.email, u.email_changed_at, c.id as change, c.undone_at
      from users u
      join lateral (
        select * from email_changes
        where user_id = u.id and confirmed_at is not null
        -- Confirmed or undone last: one may be undone after those that followed it were.
        order by coalesce(undone_at, confirmed_at) desc, confirmed_at desc, id desc limit 1
      ) c on true
      where u.email <> case when c.undone_at is null then c.new_email else
          (select first.old_email from email_changes first
            where first.user_id = u.id and first.undone_at = c.undone_at
            order by first.confirmed_at, first.id limit 1) end
        or u.email_changed_at is distinct from coalesce(c.undone_at, c.confirmed_at)`,
  },
  {
    name: 'every session belongs to the member whose sign-in it continues',
    sql: Prisma.sql`
      select s.id, s.user_id, i.id as sign_in, i.user_id as signed_in
      from sessions s join sign_ins i on i.id = s.family_id
      where s.user_id <> i.user_id`,
  },
  {
    name: 'nobody whose account is deleted, or is to be, offers an object or has anything open',
    sql: Prisma.sql`
      select u.id, u.deleted_at, i.id as item
      from users u
      left join items i on i.owner_id = u.id and i.available and i.deleted_at is null
      where (u.deleted_at is not null or u.deletion_due_at is not null)
        and (i.id is not null or u.deleted_at is not null and has_open_affairs(u.id))`,
  },
  {
    name: 'an account is there, to be deleted, or deleted, as what was told of its deletion says',
    sql: Prisma.sql`
      with told as (
        -- Counted, since the clocks of two servers may tell two steps in another order.
        select subject_id as id,
          count(*) filter (where kind = 'user.deletion-requested')
            - count(*) filter (where kind in ('user.deletion-taken-back', 'user.deletion-stopped', 'user.deleted')) as open,
          array_agg((facts ->> 'dueAt')::timestamptz) filter (where facts ? 'dueAt') as due,
          array_agg((facts ->> 'dueAt')::timestamptz)
            filter (where kind = 'user.deletion-requested') as first_due,
          max(at) filter (where kind = 'user.deleted') as gone_at
        from domain_events
        where subject = 'user' and kind in ('user.deletion-requested', 'user.deletion-postponed',
          'user.deletion-taken-back', 'user.deletion-stopped', 'user.deleted')
        group by subject_id
      ), leaving as (
        select id, deletion_due_at, deletion_first_due_at, deleted_at from users
        where deletion_due_at is not null or deleted_at is not null
      )
      select id, told.open, told.gone_at, leaving.deletion_due_at, leaving.deleted_at
      from told full join leaving using (id)
      where (coalesce(told.open, 0) > 0) <> (leaving.deletion_due_at is not null)
        or leaving.deletion_due_at <> all(told.due)
        or leaving.deletion_first_due_at <> all(told.first_due)
        or leaving.deletion_due_at > leaving.deletion_first_due_at + interval '30 days'
        or leaving.deleted_at is distinct from told.gone_at`,
  },
  {
    name: 'nothing is left of a deleted account but what books and other members need',
    sql: Prisma.sql`
      with gone as (select id from users where deleted_at is not null)
      select user_id as id, 'sign-in' as what from sign_ins where user_id in (select id from gone)
      union all select user_id, 'session' from sessions where user_id in (select id from gone)
      union all select user_id, 'link' from email_tokens where user_id in (select id from gone)
      union all select user_id, 'address' from email_changes where user_id in (select id from gone)
      union all select user_id, 'passkey' from passkeys where user_id in (select id from gone)
      union all select user_id, 'app' from authenticator_apps where user_id in (select id from gone)
      union all select user_id, 'recovery code' from recovery_codes where user_id in (select id from gone)
      union all select user_id, 'pending sign-in' from pending_sign_ins where user_id in (select id from gone)
      union all select user_id, 'challenge' from passkey_challenges where user_id in (select id from gone)
      union all select user_id, 'favourite' from favourites where user_id in (select id from gone)
      union all select user_id, 'saved search' from saved_searches where user_id in (select id from gone)
      union all select user_id, 'notification' from notifications where user_id in (select id from gone)
      union all select user_id, 'settings' from notification_settings where user_id in (select id from gone)
      union all select user_id, 'browser' from push_subscriptions where user_id in (select id from gone)
      union all select user_id, 'number' from sms_numbers where user_id in (select id from gone)
      union all select user_id, 'paying number' from paying_number_codes where user_id in (select id from gone)
      union all select user_id, 'attempt' from verification_attempts where user_id in (select id from gone)
      union all select user_id, 'number' from payout_methods
        where user_id in (select id from gone) and (removed_at is null or confirmed_at is null)
      union all select user_id, 'papers' from identity_submissions
        where user_id in (select id from gone) and papers_deleted_at is null
      union all select owner_id, 'picture' from uploads
        where owner_id in (select id from gone) and preset not in ('rental', 'message')
      union all select owner_id, 'object' from items
        where owner_id in (select id from gone) and (deleted_at is null or description <> '' or landmark <> ''
          or latitude is not null or specifications <> '{}'
          or location <> (select name from cities where id = city_id))
      union all select r.member_id, 'name in a report' from reports r
        where r.kind = 'member' and r.member_id in (select id from gone) and r.title <> 'Compte supprimé'
      union all select gone.id, 'mail' from gone join outbox_mails m on m.member_ids @> array[gone.id]
      union all select gone.id, 'name in a notification' from gone
        join notifications n on n.named_ids @> array[gone.id]`,
  },
];
