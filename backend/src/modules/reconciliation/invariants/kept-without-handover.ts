import { Prisma } from '../../../platform/database/generated/client.js';

/**
 * XAF that the owner may keep, at most, of the rental `r` that its renter has let down: contracts before version 3 say
 * nothing of a delivery that was not made, which the owner keeps with the rent.
 */
export const keptWithoutHandover = Prisma.sql`(
  r.rent - case when exists (
      select from rental_contracts earlier where earlier.rental_id = r.id and earlier.version < 3)
    then 0 else r.delivery_fee end)`;
