import { Prisma } from '../../../../platform/database/generated/client.js';
import { isPayout } from '../../payouts.js';
import { settledByRighting } from '../payments.js';
import { type WantedEntry, wantedPostings } from './posting-invariant.js';

const key = Prisma.sql`'payment:' || p.id`;
const none = Prisma.sql`null`;

const holders = {
  payer: Prisma.sql`p.user_id`,
  payment: Prisma.sql`p.id`,
  operator: Prisma.sql`p.operator`,
  loka: Prisma.sql`''`,
};

type Holder = keyof typeof holders;

const payoutReserved: WantedEntry<Holder, 'amount' | 'from_wallet'>[] = [
  ['wallet', 'payer', { amount: -1 }],
  ['payout_transit', 'payment', { amount: 1 }],
];

const payoutReleased: WantedEntry<Holder, 'amount' | 'from_wallet'>[] = [
  ['payout_transit', 'payment', { amount: -1 }],
  ['wallet', 'payer', { amount: 1 }],
];

/** What payments reserve in their payers' wallets and give back. */
export const reservations = wantedPostings({
  from: Prisma.sql`
    payments p
    join (values ('reserve'), ('release')) as step (name)
      on step.name = 'reserve' or p.status = 'failed'`,
  cause: Prisma.sql`
    case when ${isPayout} then p.purpose::text else 'payment' end || ' ' || step.name`,
  key: Prisma.sql`${key} || ':' || step.name`,
  rentalId: none,
  at: Prisma.sql`case step.name when 'reserve' then p.created_at else p.decided_at end`,
  holders,
  amounts: { amount: Prisma.sql`p.amount`, from_wallet: Prisma.sql`p.wallet_amount` },
  postings: {
    payment_held: {
      upon: ['payment reserve'],
      entries: [
        ['wallet', 'payer', { from_wallet: -1 }],
        ['hold', 'payment', { from_wallet: 1 }],
      ],
    },
    payment_released: {
      upon: ['payment release'],
      entries: [
        ['hold', 'payment', { from_wallet: -1 }],
        ['wallet', 'payer', { from_wallet: 1 }],
      ],
    },
    payout_reserved: {
      upon: ['withdrawal reserve'],
      entries: payoutReserved,
    },
    payout_released: {
      upon: ['withdrawal release'],
      entries: payoutReleased,
    },
    refund_reserved: { upon: ['refund reserve'], entries: payoutReserved },
    refund_released: { upon: ['refund release'], entries: payoutReleased },
  },
});

/** What operators settled for payments that failed here, as staff put it on record. */
export const lateSettlements = wantedPostings({
  from: Prisma.sql`(
    select p.id, p.user_id, p.operator, l.at as logged_at,
      (l.detail ->> 'movedAmount')::int * case when ${isPayout} then -1 else 1 end
        as received,
      coalesce((l.detail ->> 'isPayerDeleted')::boolean, false) and u.deleted_at is not null
        as is_unclaimed
    from payments p
    left join users u on u.id = p.user_id
    join audit_log l on l.action = 'settle-late' and l.subject_id = p.id::text
      and l.actor_id <> p.user_id
    where p.status = 'failed' and exists (
      select from payment_events where payment_id = p.id and "to" = 'submitting'
    )
  ) as p`,
  cause: Prisma.sql`'late'`,
  key: Prisma.sql`${key} || ':late'`,
  rentalId: none,
  at: Prisma.sql`p.logged_at`,
  holders: { ...holders, unclaimed: Prisma.sql`'unclaimed'` },
  amounts: {
    received: Prisma.sql`p.received`,
    credited: Prisma.sql`case when p.is_unclaimed then 0 else greatest(p.received, 0) end`,
    unclaimed: Prisma.sql`case when p.is_unclaimed then greatest(p.received, 0) else 0 end`,
    lost: Prisma.sql`least(p.received, 0)`,
  },
  postings: {
    payment_settled_late: {
      upon: ['late'],
      entries: [
        ['provider', 'operator', { received: -1 }],
        ['wallet', 'payer', { credited: 1 }],
        ['suspense', 'unclaimed', { unclaimed: 1 }],
        ['suspense', 'loka', { lost: 1 }],
      ],
    },
  },
});

/** What decided payments settled, as two admins have put it right. */
export const rightings = wantedPostings({
  from: Prisma.sql`(
    select p.id, p.user_id, p.operator, r.id as righting_id, r.at as put_right_at, r.bearer,
      ${settledByRighting} as settled
    from payment_rightings r
    join payments p on p.id = r.payment_id
  ) as p`,
  cause: Prisma.sql`'right'`,
  key: Prisma.sql`${key} || ':right:' || p.righting_id`,
  rentalId: none,
  at: Prisma.sql`p.put_right_at`,
  holders,
  amounts: {
    settled: Prisma.sql`p.settled`,
    by_member: Prisma.sql`case p.bearer when 'member' then p.settled else 0 end`,
    by_loka: Prisma.sql`case p.bearer when 'loka' then p.settled else 0 end`,
  },
  postings: {
    payment_put_right: {
      upon: ['right'],
      entries: [
        ['provider', 'operator', { settled: 1 }],
        ['wallet', 'payer', { by_member: -1 }],
        ['suspense', 'loka', { by_loka: -1 }],
      ],
    },
  },
});

/** What the gateway kept of payments, as far as it is known. */
export const fees = wantedPostings({
  from: Prisma.sql`(select * from payments where fees_booked_at is not null) as p`,
  cause: Prisma.sql`'fees'`,
  key: Prisma.sql`${key} || ':fees'`,
  rentalId: none,
  at: Prisma.sql`p.fees_booked_at`,
  holders,
  amounts: { kept: Prisma.sql`p.gateway_fees` },
  postings: {
    gateway_fees_charged: {
      upon: ['fees'],
      entries: [
        ['fees', 'operator', { kept: -1 }],
        ['provider', 'operator', { kept: 1 }],
      ],
    },
  },
});

/** XAF that really went through the gateway. */
const settled = Prisma.sql`coalesce(p.settled_amount, p.amount)`;

/** Whether an owner could withdraw the rent when it was extended. */
const wasReleased = Prisma.sql`(
  select c.rent_was_released from rental_changes c where c.payment_id = p.id)`;

const settlementAmounts = {
  amount: Prisma.sql`p.amount`,
  settled,
  from_wallet: Prisma.sql`p.wallet_amount`,
  rent: Prisma.sql`p.rent`,
  deposit: Prisma.sql`p.security_deposit`,
  earned: Prisma.sql`case when ${wasReleased} then 0 else p.rent end`,
  paid_out: Prisma.sql`case when ${wasReleased} then p.rent else 0 end`,
  not_sent: Prisma.sql`greatest(p.amount - ${settled}, 0)`,
  lost: Prisma.sql`least(p.amount - ${settled}, 0)`,
};

const payoutSettled: WantedEntry<Holder | 'rental' | 'owner', keyof typeof settlementAmounts>[] = [
  ['payout_transit', 'payment', { amount: -1 }],
  ['provider', 'operator', { settled: 1 }],
  ['wallet', 'payer', { not_sent: 1 }],
  ['suspense', 'loka', { lost: 1 }],
];

/** Where the money of payments that succeeded went. */
export const settlements = wantedPostings({
  from: Prisma.sql`(select * from payments where status = 'succeeded') as p`,
  cause: Prisma.sql`case when p.rental_id is null then p.purpose::text
    when p.purpose = 'extension' then 'extended' else 'rented' end`,
  key,
  rentalId: Prisma.sql`p.rental_id`,
  at: Prisma.sql`p.decided_at`,
  holders: {
    ...holders,
    rental: Prisma.sql`p.rental_id`,
    owner: Prisma.sql`(select owner_id from rentals where id = p.rental_id)`,
  },
  amounts: settlementAmounts,
  postings: {
    rental_paid: {
      upon: ['rented'],
      entries: [
        ['provider', 'operator', { amount: -1 }],
        ['hold', 'payment', { from_wallet: -1 }],
        ['escrow', 'rental', { rent: 1 }],
        ['security_deposit', 'rental', { deposit: 1 }],
      ],
    },
    rental_extended: {
      upon: ['extended'],
      entries: [
        ['provider', 'operator', { amount: -1 }],
        ['hold', 'payment', { from_wallet: -1 }],
        ['earnings', 'owner', { earned: 1 }],
        ['wallet', 'owner', { paid_out: 1 }],
      ],
    },
    payment_refunded: {
      upon: ['rental', 'extension'],
      entries: [
        ['provider', 'operator', { settled: -1 }],
        ['hold', 'payment', { from_wallet: -1 }],
        ['wallet', 'payer', { settled: 1, from_wallet: 1 }],
      ],
    },
    wallet_topped_up: {
      upon: ['top_up'],
      entries: [
        ['provider', 'operator', { settled: -1 }],
        ['wallet', 'payer', { settled: 1 }],
      ],
    },
    payout_settled: {
      upon: ['withdrawal'],
      entries: payoutSettled,
    },
    refund_settled: { upon: ['refund'], entries: payoutSettled },
  },
});
