import { Prisma } from '../../../../platform/database/generated/client.js';

const key = Prisma.sql`'payment:' || p.id`;
const none = Prisma.sql`null`;
/** XAF that really went through the gateway. */
const settled = Prisma.sql`coalesce(p.settled_amount, p.amount)`;
const payersWallet = Prisma.sql`'wallet'::"LedgerAccountKind", p.user_id::text`;
const theHold = Prisma.sql`'hold'::"LedgerAccountKind", p.id::text`;
const theTransit = Prisma.sql`'payout_transit'::"LedgerAccountKind", p.id::text`;
const theOperator = Prisma.sql`'provider'::"LedgerAccountKind", p.operator::text`;
const theFees = Prisma.sql`'fees'::"LedgerAccountKind", p.operator::text`;

const reserved = {
  key: Prisma.sql`${key} || ':reserve'`,
  rentalId: none,
  at: Prisma.sql`p.created_at`,
};
const released = {
  key: Prisma.sql`${key} || ':release'`,
  rentalId: none,
  at: Prisma.sql`p.decided_at`,
};
const succeeded = { key, rentalId: Prisma.sql`p.rental_id`, at: Prisma.sql`p.decided_at` };

/** What payments reserve in their payers' wallets and give back, XAF. */
export const reservations = {
  payment_held: {
    from: Prisma.sql`(select * from payments where purpose <> 'withdrawal') as p`,
    ...reserved,
    entries: Prisma.sql`(${payersWallet}, -p.wallet_amount), (${theHold}, p.wallet_amount)`,
  },
  payment_released: {
    from: Prisma.sql`
      (select * from payments where purpose <> 'withdrawal' and status = 'failed') as p`,
    ...released,
    entries: Prisma.sql`(${theHold}, -p.wallet_amount), (${payersWallet}, p.wallet_amount)`,
  },
  payout_reserved: {
    from: Prisma.sql`(select * from payments where purpose = 'withdrawal') as p`,
    ...reserved,
    entries: Prisma.sql`(${payersWallet}, -p.amount), (${theTransit}, p.amount)`,
  },
  payout_released: {
    from: Prisma.sql`
      (select * from payments where purpose = 'withdrawal' and status = 'failed') as p`,
    ...released,
    entries: Prisma.sql`(${theTransit}, -p.amount), (${payersWallet}, p.amount)`,
  },
};

/** What operators settled for payments that failed here, as staff put it on record, XAF. */
export const lateSettlements = {
  payment_settled_late: {
    from: Prisma.sql`(
      select p.id, p.user_id, p.operator, l.at as logged_at,
        (l.detail ->> 'movedAmount')::int * case p.purpose when 'withdrawal' then -1 else 1 end
          as received
      from payments p
      join audit_log l on l.action = 'settle-late' and l.subject_id = p.id::text
        and l.actor_id <> p.user_id
      where p.status = 'failed'
    ) as p`,
    key: Prisma.sql`${key} || ':late'`,
    rentalId: none,
    at: Prisma.sql`p.logged_at`,
    entries: Prisma.sql`
      (${theOperator}, -p.received), (${payersWallet}, greatest(p.received, 0)),
      ('suspense', '', least(p.received, 0))`,
  },
};

/** What the gateway kept of payments, as far as it is known, XAF. */
export const fees = {
  gateway_fees_charged: {
    from: Prisma.sql`(select * from payments where fees_booked_at is not null) as p`,
    key: Prisma.sql`${key} || ':fees'`,
    rentalId: none,
    at: Prisma.sql`p.fees_booked_at`,
    entries: Prisma.sql`(${theFees}, -p.gateway_fees), (${theOperator}, p.gateway_fees)`,
  },
};

/** Where the money of payments that succeeded went, XAF. */
export const settlements = {
  rental_paid: {
    from: Prisma.sql`
      (select * from payments where status = 'succeeded' and rental_id is not null) as p`,
    ...succeeded,
    entries: Prisma.sql`
      (${theOperator}, -p.amount), (${theHold}, -p.wallet_amount),
      ('escrow', p.rental_id::text, p.rent),
      ('security_deposit', p.rental_id::text, p.security_deposit)`,
  },
  payment_refunded: {
    from: Prisma.sql`(
      select * from payments
      where purpose = 'rental' and status = 'succeeded' and rental_id is null
    ) as p`,
    ...succeeded,
    entries: Prisma.sql`
      (${theOperator}, -${settled}), (${theHold}, -p.wallet_amount),
      (${payersWallet}, ${settled} + p.wallet_amount)`,
  },
  wallet_topped_up: {
    from: Prisma.sql`
      (select * from payments where purpose = 'top_up' and status = 'succeeded') as p`,
    ...succeeded,
    entries: Prisma.sql`(${theOperator}, -${settled}), (${payersWallet}, ${settled})`,
  },
  payout_settled: {
    from: Prisma.sql`
      (select * from payments where purpose = 'withdrawal' and status = 'succeeded') as p`,
    ...succeeded,
    entries: Prisma.sql`
      (${theTransit}, -p.amount), (${theOperator}, ${settled}),
      (${payersWallet}, greatest(p.amount - ${settled}, 0)),
      ('suspense', '', least(p.amount - ${settled}, 0))`,
  },
};
