import { zone } from '../../../../kernel/day.js';
import { Prisma } from '../../../../platform/database/generated/client.js';
import { rentalPolicy } from '../../../rentals/index.js';
import { keptWithoutHandover } from '../kept-without-handover.js';
import { wantedPostings } from './posting-invariant.js';

/** From a cancellation to the beginning of the start day in Gabon. */
const notice = Prisma.sql`((r.start_date::timestamp at time zone ${zone}) - e.at)`;

/** In percent of the rent, by what is agreed on the hours of a full and of a partial refund. */
const percentBy = (full: Prisma.Sql, partial: Prisma.Sql, percent: Prisma.Sql) => Prisma.sql`
  case when ${notice} >= make_interval(hours => ${full}) then 100
    when ${notice} >= make_interval(hours => ${partial}) then ${percent}
    else 0
  end`;

const agreed = (term: string) => Prisma.sql`(contract.facts -> 'policy' ->> ${term})::int`;
const inForce = (hoursOrPercent: number) => Prisma.sql`${hoursOrPercent}::int`;

/** What its contract says that a renter who cancels gets back; what is in force, of a rental without one. */
const refundPercent = Prisma.sql`coalesce((
    select ${percentBy(agreed('fullRefundHours'), agreed('partialRefundHours'), agreed('partialRefundPercent'))}
    from rental_contracts contract
    where contract.rental_id = r.id
  ), ${percentBy(
    inForce(rentalPolicy.fullRefundHours),
    inForce(rentalPolicy.partialRefundHours),
    inForce(rentalPolicy.partialRefundPercent),
  )})`;

/** XAF of the rent that comes back to the renter of a rental that is cancelled, rounded down. */
const refund = Prisma.sql`
  case when r.kept_rent is not null then r.rent - r.kept_rent
    when e.event = 'cancel' then r.rent - ${keptWithoutHandover}
      + ${keptWithoutHandover}::bigint * ${refundPercent} / 100
    else r.rent
  end`;

/** The start day released the rents of those whose handover is from before there were any. */
const cause = Prisma.sql`
  case when e.event = 'start' and r.handover_status = 'untracked' then 'release' else e.event end`;

/** XAF by which changes of each rental have altered its rent, and those since it could be withdrawn. */
const changed = Prisma.sql`(
  select rental_id, sum(difference) as rent,
    sum(difference) filter (where rent_was_released) as released_rent
  from (
    select rental_id, rent_was_released,
      case kind when 'extension' then rent_difference else -rent_difference end as difference
    from rental_changes
    where status = 'done'
  ) as done
  group by rental_id
) as changed`;

/**
 * XAF of the rent when the owner accepted, or could withdraw it; later changes are not yet in it. Whatever
 * ends a rental finds the last one.
 */
const rent = Prisma.sql`(
  r.rent - coalesce(case
    when e.event = 'accept' then changed.rent
    when e.event in ('start', 'hand-over', 'assume-handover', 'confirm-handover')
      then changed.released_rent
  end, 0))`;

/** XAF of the security deposit that goes to the owner. */
const share = Prisma.sql`coalesce(r.owner_share, 0)`;

const shareEvents = ['accept-claim', 'accept-offer', 'settle-offer', 'share-deposit'];

/** What rentals do to the money, by their terms, their parties and what happened, XAF. */
export const rentalPostings = wantedPostings({
  from: Prisma.sql`
    rental_events e
    join rentals r on r.id = e.rental_id
    left join ${changed} on changed.rental_id = r.id
    left join rental_changes c on c.id = e.change_id`,
  cause,
  key: Prisma.sql`case when e.event = 'accept-shortening' then 'change:' || e.change_id
    else 'rental:' || r.id || ':' || e.event end
    || case entry.type when 'security_deposit_claimed' then ':owner' else '' end`,
  rentalId: Prisma.sql`r.id`,
  at: Prisma.sql`e.at`,
  holders: {
    rental: Prisma.sql`r.id`,
    renter: Prisma.sql`r.renter_id`,
    owner: Prisma.sql`r.owner_id`,
  },
  amounts: {
    rent,
    refund,
    deposit: Prisma.sql`r.security_deposit`,
    share,
    difference: Prisma.sql`c.rent_difference`,
    from_earnings: Prisma.sql`case when c.rent_was_released then 0 else c.rent_difference end`,
    from_wallet: Prisma.sql`case when c.rent_was_released then c.rent_difference else 0 end`,
  },
  postings: {
    rental_accepted: {
      upon: ['accept'],
      entries: [
        ['escrow', 'rental', { rent: -1 }],
        ['earnings', 'owner', { rent: 1 }],
      ],
    },
    earnings_released: {
      upon: ['release', 'hand-over', 'assume-handover', 'confirm-handover'],
      entries: [
        ['earnings', 'owner', { rent: -1 }],
        ['wallet', 'owner', { rent: 1 }],
      ],
    },
    rental_refunded: {
      upon: [
        'refuse',
        'expire',
        'supersede',
        'cancel-request',
        'refuse-suspended',
        'cancel-suspended',
      ],
      entries: [
        ['escrow', 'rental', { rent: -1 }],
        ['security_deposit', 'rental', { deposit: -1 }],
        ['wallet', 'renter', { rent: 1, deposit: 1 }],
      ],
    },
    rental_cancelled: {
      upon: [
        'cancel',
        'cancel-late',
        'cancel-by-owner',
        'admit-not-received',
        'settle-not-received',
        'admit-absence',
        'cancel-handover',
        'cancel-by-staff',
      ],
      entries: [
        ['earnings', 'owner', { rent: -1 }],
        ['security_deposit', 'rental', { deposit: -1 }],
        ['wallet', 'renter', { refund: 1, deposit: 1 }],
        ['wallet', 'owner', { rent: 1, refund: -1 }],
      ],
    },
    rental_shortened: {
      upon: ['accept-shortening'],
      entries: [
        ['earnings', 'owner', { from_earnings: -1 }],
        ['wallet', 'owner', { from_wallet: -1 }],
        ['wallet', 'renter', { difference: 1 }],
      ],
    },
    security_deposit_returned: {
      upon: ['confirm-return', 'settle-return', 'settle-undeclared', ...shareEvents],
      entries: [
        ['security_deposit', 'rental', { deposit: -1, share: 1 }],
        ['wallet', 'renter', { deposit: 1, share: -1 }],
      ],
    },
    security_deposit_claimed: {
      upon: shareEvents,
      entries: [
        ['security_deposit', 'rental', { share: -1 }],
        ['wallet', 'owner', { share: 1 }],
      ],
    },
  },
});
