import { Prisma } from '../../../platform/database/generated/client.js';
import { operators } from '../../mobile-money/index.js';
import type { Invariant } from './invariant.js';

/** How long a mailed link confirms a number, hours. */
const linkHours = 24;

const kinds = Prisma.sql`('payout-method.added', 'payout-method.confirmation-requested',
  'payout-method.confirmed', 'payout-method.preferred', 'payout-method.removed', 'payout-method.taken-back')`;

const labels = Prisma.sql`(values ${Prisma.join(
  operators.map(({ code, label }) => Prisma.sql`(${code}, ${label})`),
)}) as named (operator, label)`;

/** What was announced of each number, and since when that is so of numbers at all. */
const told = Prisma.sql`
  told as (
    select subject_id as id, min(actor_id::text)::uuid as user_id,
      count(*) filter (where kind = 'payout-method.added') as additions,
      max(at) filter (where kind = 'payout-method.added') as added_at,
      count(*) filter (where kind = 'payout-method.confirmed') as confirmations,
      max(at) filter (where kind = 'payout-method.confirmed') as confirmed_at,
      count(*) filter (where kind in ('payout-method.removed', 'payout-method.taken-back')) as removals,
      max(at) filter (where kind in ('payout-method.removed', 'payout-method.taken-back')) as removed_at,
      max(at) filter (where kind in ('payout-method.added', 'payout-method.confirmation-requested'))
        as linked_at
    from domain_events
    where kind in ${kinds}
    group by subject_id
  ), first as (
    select coalesce(min(at), 'infinity') as at from domain_events where kind = 'payout-method.added'
  )`;

/** The numbers that money leaves to: whose they are, and since when they may receive any. */
export const payoutNumberInvariants: Invariant[] = [
  {
    // Of an account that is deleted some go, and others are removed with it. A number that was never confirmed goes.
    name: 'every number of a member was added, confirmed and removed when its member was told so',
    sql: Prisma.sql`
      with ${told}
      select coalesce(m.id, told.id) as id, m.user_id, m.created_at, told.added_at, m.confirmed_at,
        told.confirmed_at as told_confirmed_at, m.removed_at, told.removed_at as told_removed_at,
        m.confirmation_expires_at, told.linked_at
      from payout_methods m
      full join told on told.id = m.id
      cross join first
      left join users u on u.id = coalesce(m.user_id, told.user_id)
      where m.id is null and u.deleted_at is null and (removals = 0 or confirmations > 0)
        or additions > 1 or confirmations > 1 or removals > 1
        or m.id is not null and (
          m.created_at is distinct from
            coalesce(told.added_at, case when m.created_at < first.at then m.created_at end)
          or m.confirmed_at is distinct from
            coalesce(told.confirmed_at, case when m.confirmed_at < first.at then m.confirmed_at end)
          or m.removed_at is distinct from coalesce(told.removed_at,
            case when m.removed_at < first.at or m.removed_at = u.deleted_at then m.removed_at end)
          or m.confirmation_expires_at <> told.linked_at + make_interval(hours => ${linkHours}))`,
  },
  {
    name: 'what was announced of a number names its member, its operator and the number, once',
    sql: Prisma.sql`
      select e.id, e.kind, e.subject_id, e.actor_id, e.facts ->> 'userId' as named, m.user_id, e.at
      from domain_events e
      left join payout_methods m on m.id = e.subject_id
      left join ${labels} on named.operator = m.operator::text
      where e.kind in ${kinds} and (
        e.subject <> 'payout-method' or e.actor <> 'member'
        or e.actor_id::text is distinct from e.facts ->> 'userId'
        or m.id is not null and (m.user_id <> e.actor_id
          or e.facts ->> 'operatorLabel' is distinct from named.label
          or (e.facts ->> 'maskedNumber' like left(m.phone_number, 3) || '%' || right(m.phone_number, 2))
            is not true)
        or m.id is null and not exists (
          select from domain_events added
          where added.subject_id = e.subject_id and added.kind = 'payout-method.added'
            and added.facts = e.facts)
        or exists (
          select from domain_events twin
          where (twin.subject_id, twin.kind, twin.at) = (e.subject_id, e.kind, e.at) and twin.id <> e.id))`,
  },
];
