import { Prisma } from '../../../platform/database/generated/client.js';
import { abandonedStatuses, agreedStatuses, heldRentStatuses } from '../../rentals/index.js';
import type { Invariant } from './invariant.js';

/** Rentals against the ledger, against their payments, and against each other. */
export const rentalInvariants: Invariant[] = [
  {
    name: 'every rental was paid, once, all of it',
    sql: Prisma.sql`
      with shortened as (
        select rental_id, sum(rent_difference) as refunded
        from rental_changes
        where kind = 'shortening' and status = 'done'
        group by rental_id
      )
      select r.id, r.total_price, count(p.id) as payments, sum(p.amount + p.wallet_amount) as paid,
        refunded
      from rentals r
      left join payments p on p.rental_id = r.id and p.status = 'succeeded'
        and coalesce(p.settled_amount, p.amount) = p.amount
      left join shortened s on s.rental_id = r.id
      group by r.id, refunded
      having count(p.id) filter (where p.purpose = 'rental') <> 1
        or sum(p.amount + p.wallet_amount) - coalesce(refunded, 0) <> r.total_price`,
  },
  {
    name: 'the rent is in escrow until the owner answers, and not a day longer',
    sql: Prisma.sql`
      select r.id, r.status, r.rent, coalesce(a.balance, 0) as escrow
      from rentals r
      left join ledger_accounts a on a.kind = 'escrow' and a.holder = r.id::text
      where coalesce(a.balance, 0) <> case r.status when 'en_attente' then r.rent else 0 end`,
  },
  {
    name: 'the security deposit is held until it is settled, and then gone',
    sql: Prisma.sql`
      select r.id, r.status, r.security_deposit_status, r.security_deposit, coalesce(a.balance, 0) as held
      from rentals r
      left join ledger_accounts a on a.kind = 'security_deposit' and a.holder = r.id::text
      where coalesce(a.balance, 0) <> case
        when r.status = any(${abandonedStatuses}::"RentalStatus"[])
          or r.security_deposit_status <> 'held' then 0
        else r.security_deposit
      end`,
  },
  {
    name: 'the upcoming earnings of an owner are the rents of accepted rentals without a handover',
    sql: Prisma.sql`
      with wanted as (
        select owner_id as user_id, sum(rent) as rents
        from rentals
        where status = any(${agreedStatuses}::"RentalStatus"[])
          and handover_status = any(${heldRentStatuses}::"HandoverStatus"[])
        group by owner_id
      ), upcoming as (
        select user_id, balance from ledger_accounts where kind = 'earnings'
      ), corrected as (
        -- Of before, when admins could correct earnings.
        select a.user_id, sum(e.amount) as corrected
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'earnings'
        where t.type = 'correction'
        group by a.user_id
      )
      select user_id, rents, balance, corrected
      from wanted
      full join upcoming using (user_id)
      full join corrected using (user_id)
      where coalesce(rents, 0) + coalesce(corrected, 0) <> coalesce(balance, 0)`,
  },
];
