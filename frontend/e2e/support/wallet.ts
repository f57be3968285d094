import { query } from './database.js';

/** Sets an identity as verified, which staff do in the console. */
export async function verifyIdentity(address: string): Promise<void> {
  await query('update users set verification_status = 2 where email = $1', [address]);
}

/** Sets back the confirmation of numbers by more than the day before which they receive nothing. */
export async function ageNumbers(address: string): Promise<void> {
  await query(
    `update payout_methods set confirmed_at = confirmed_at - interval '25 hours'
      where user_id = (select id from users where email = $1)`,
    [address],
  );
}
