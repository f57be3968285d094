import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

const sha256 = (text: Prisma.Sql) => Prisma.sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** As the acceptance computes it: of all that both parties agreed on. */
export const hashOfContract = sha256(
  Prisma.sql`concat_ws('|', c.rental_id, c.version, r.price_unit, c.facts)`,
);

const fields = [
  ...[
    'id',
    'user_id',
    'purpose',
    'item_id',
    'start_date',
    'end_date',
    'pieces',
    'price_unit',
    'rent',
  ],
  ...['delivery_fee', 'security_deposit', 'fulfilment', 'meeting_point_id', 'contract_version'],
  ...['change_id', 'operator', 'operation_account', 'phone_number', 'amount', 'wallet_amount'],
].map((name) => Prisma.raw(`coalesce(p.${name}::text, '')`));

/** As a payment that is created computes it: of all that never changes. */
export const hashOfOrder = sha256(Prisma.sql`concat_ws('|', ${Prisma.join(fields)},
  (extract(epoch from p.expires_at) * 1000)::bigint, p.notes)`);

/**
 * What was announced of a kind with a hash. One from before there were hashes has none, nor has one by a program of that
 * release, beside newer ones for a while: none is missing a day after the first.
 */
const hashed = (kind: string, name: string) => Prisma.sql`
  announced as (
    select subject_id, facts ->> ${name}::text as hash, at from domain_events where kind = ${kind}
  ), first as (
    select min(at) + interval '1 day' as at from announced where hash is not null
  )`;

/** What decides about the money of a rental, and was written once. */
export const agreedTermsInvariants: Invariant[] = [
  {
    name: 'every contract says what it said when it was accepted',
    sql: Prisma.sql`
      with ${hashed('rental.accepted', 'contractHash')}
      select c.rental_id, c.version, c.owner_accepted_at, a.hash is null as is_without_hash
      from rental_contracts c
      join rentals r on r.id = c.rental_id
      left join announced a on a.subject_id = c.rental_id
      cross join first
      where a.hash <> ${hashOfContract} or a.hash is null and c.owner_accepted_at > first.at`,
  },
  {
    name: 'every payment is for what it was for when it was created',
    sql: Prisma.sql`
      with ${hashed('payment.created', 'orderHash')}
      select p.id, p.reference, p.purpose, p.status, p.created_at, a.hash is null as is_without_hash
      from payments p
      left join announced a on a.subject_id = p.id
      cross join first
      where a.hash <> ${hashOfOrder} or a.hash is null and p.created_at > first.at`,
  },
  {
    // The gateway's words for it are in its history. Nothing was said of reasons before they were kept.
    name: 'every payment that failed did so for the reason that its member was told',
    sql: Prisma.sql`
      select p.id, p.reference, e.kind, p.failure_reason, e.facts ->> 'failureReason' as told
      from domain_events e
      join payments p on p.id = e.subject_id
      where e.subject = 'payment'
        and e.facts ? 'failureReason' and e.facts ->> 'failureReason' is distinct from
          case e.kind when 'payment.failed' then p.failure_reason::text end`,
  },
  {
    // Not which codes: what is found is printed and kept. Four dashes stand for a wrong one from before they were kept.
    name: 'every handover has its code, and as many wrong ones as were entered',
    sql: Prisma.sql`
      with wrong as (
        select rental_id, array_agg(code::text order by code) as codes
        from handover_codes
        where is_wrong and code <> '----'
        group by rental_id
      ), entered as (
        select r.id as rental_id, array_agg(code::text order by code) as codes
        from rentals r
        cross join unnest(r.handover_wrong_codes) as code
        where code <> '----'
        group by r.id
      )
      select coalesce(r.id, h.rental_id) as rental_id, 'code' as what, null::int as entered, null::int as recorded
      from rentals r
      full join (select * from handover_codes where not is_wrong) as h on h.rental_id = r.id
      where r.handover_code is distinct from h.code
      union all
      select rental_id, 'wrong codes', cardinality(entered.codes), cardinality(wrong.codes)
      from entered
      full join wrong using (rental_id)
      where entered.codes is distinct from wrong.codes`,
  },
];
