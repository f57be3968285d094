import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds } from './tolerances.js';

const clockDifference = Prisma.sql`make_interval(secs => ${clockDifferenceSeconds})`;

/** Not the names, words and places of a contract: what is found is printed and kept. */
const compared = Prisma.sql`(
  select jsonb_object_agg(key, value) from jsonb_each(c.facts)
  where key in ('start', 'end', 'rent', 'securityDeposit', 'pieces', 'deliveryFee', 'policy'))`;

/** What a renter who cancels gets back, which money is posted by. */
const hasTerms = Prisma.sql`
  jsonb_exists_all(c.facts -> 'policy', '{fullRefundHours,partialRefundHours,partialRefundPercent}')`;

/** What the parties of rentals accepted. A rental that was paid for before there were contracts has none. */
export const contractInvariants: Invariant[] = [
  {
    name: 'every rental has the version of the contract that its payment accepted',
    sql: Prisma.sql`
      select r.id, p.id as payment, r.contract_version, p.contract_version as accepted
      from rentals r
      join payments p on p.rental_id = r.id and p.purpose = 'rental'
      where r.contract_version is distinct from p.contract_version`,
  },
  {
    name: 'every accepted rental has its contract, with what was paid for and when both accepted',
    sql: Prisma.sql`
      with accepted as (
        select r.id, r.contract_version, r.created_at, e.at, p.start_date, p.end_date, p.rent,
          p.security_deposit, p.pieces, p.delivery_fee
        from rentals r
        join rental_events e on e.rental_id = r.id and e.event = 'accept'
        left join payments p on p.rental_id = r.id and p.purpose = 'rental'
        where r.contract_version is not null
      )
      select coalesce(a.id, c.rental_id) as id, a.contract_version, c.version, a.created_at, a.at,
        c.renter_accepted_at, c.owner_accepted_at, a.start_date, a.end_date, a.rent,
        a.security_deposit, a.pieces, a.delivery_fee, ${compared} as facts
      from accepted a
      full join rental_contracts c on c.rental_id = a.id
      where a.id is null or c.rental_id is null or c.version <> a.contract_version
        or c.renter_accepted_at <> a.created_at
        or c.owner_accepted_at not between a.at - ${clockDifference} and a.at + ${clockDifference}
        or (c.facts ->> 'start')::date <> a.start_date or (c.facts ->> 'end')::date <> a.end_date
        or (c.facts ->> 'rent')::int <> a.rent
        or (c.facts ->> 'securityDeposit')::int <> a.security_deposit
        or coalesce((c.facts ->> 'pieces')::int, 1) <> a.pieces
        or coalesce((c.facts ->> 'deliveryFee')::int, 0) <> a.delivery_fee
        or ${hasTerms} is not true`,
  },
];
