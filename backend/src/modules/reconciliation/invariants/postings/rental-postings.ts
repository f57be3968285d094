import { zone } from '../../../../kernel/day.js';
import { Prisma } from '../../../../platform/database/generated/client.js';
import { rentalPolicy } from '../../../rentals/index.js';

const { fullRefundHours, partialRefundHours, partialRefundPercent } = rentalPolicy;

/** Hours from a cancellation to the beginning of the start day in Gabon. */
const notice = Prisma.sql`
  extract(epoch from (r.start_date::timestamp at time zone ${zone}) - e.at) / 3600`;

/** XAF of the rent that comes back to a renter who cancels, rounded down. */
const refund = Prisma.sql`
  r.rent::bigint * case
    when ${notice} >= ${fullRefundHours} then 100
    when ${notice} >= ${partialRefundHours} then ${partialRefundPercent}
    else 0
  end / 100`;

const rentersWallet = Prisma.sql`'wallet'::"LedgerAccountKind", r.renter_id::text`;
const ownersWallet = Prisma.sql`'wallet'::"LedgerAccountKind", r.owner_id::text`;
const ownersEarnings = Prisma.sql`'earnings'::"LedgerAccountKind", r.owner_id::text`;
const escrow = Prisma.sql`'escrow'::"LedgerAccountKind", r.id::text`;
const deposit = Prisma.sql`'security_deposit'::"LedgerAccountKind", r.id::text`;

/** A posting of a rental for each of its events of some names. */
const uponEvents = (...events: string[]) => ({
  from: Prisma.sql`
    rentals r
    join rental_events e on e.rental_id = r.id and e.event = any(${events}::text[])`,
  key: Prisma.sql`'rental:' || r.id || ':' || e.event`,
  rentalId: Prisma.sql`r.id`,
  at: Prisma.sql`e.at`,
});

/** What rentals do to the money, by their terms, their parties and what happened, XAF. */
export const rentalPostings = {
  rental_accepted: {
    ...uponEvents('accept'),
    entries: Prisma.sql`(${escrow}, -r.rent), (${ownersEarnings}, r.rent)`,
  },
  earnings_released: {
    ...uponEvents('start'),
    entries: Prisma.sql`(${ownersEarnings}, -r.rent), (${ownersWallet}, r.rent)`,
  },
  rental_refunded: {
    ...uponEvents('refuse', 'expire', 'supersede', 'cancel-request'),
    entries: Prisma.sql`
      (${escrow}, -r.rent), (${deposit}, -r.security_deposit),
      (${rentersWallet}, r.rent + r.security_deposit)`,
  },
  rental_cancelled: {
    ...uponEvents('cancel', 'cancel-by-owner'),
    entries: Prisma.sql`
      (${ownersEarnings}, -r.rent), (${deposit}, -r.security_deposit),
      (${rentersWallet}, r.security_deposit
        + case e.event when 'cancel' then ${refund} else r.rent end),
      (${ownersWallet}, case e.event when 'cancel' then r.rent - ${refund} else 0 end)`,
  },
  security_deposit_returned: {
    ...uponEvents('confirm-return', 'settle-return'),
    entries: Prisma.sql`(${deposit}, -r.security_deposit), (${rentersWallet}, r.security_deposit)`,
  },
};
