import { hash } from '@node-rs/argon2';
import { z } from 'zod';
import { password } from '../../../prisma/demo/people.js';
import { env } from '../../src/env.js';
import { limitsOf } from '../../src/modules/mobile-money/operator-limits.js';
import { rentalPolicy } from '../../src/modules/rentals/rental-policy.js';
import { Failure } from '../../tooling/failure.js';
import type { Setting, Sizes } from './market.js';

export interface Plan {
  seed: number;
  sizes: Sizes;
  setting: Omit<Setting, 'sharedAccounts' | 'places'>;
}

/** Far fewer are no market; for one object there are only so many free days. */
const least = { members: 20, items: 10 };
const mostRentalsOfItem = 30;

const count = z.coerce.number().int();
const choices = z.object({
  SEED: count.default(1),
  RENTALS: count.nonnegative().default(10_000),
  ITEMS: count.min(least.items).optional(),
  MEMBERS: count.min(least.members).optional(),
  UNTIL: z.iso.datetime().optional(),
});

/**
 * What SEED, MEMBERS, ITEMS, RENTALS and UNTIL ask for; objects and members follow from the rentals
 * when they are not given. The same plan gives the same data to the letter.
 *
 * @throws Failure naming what is wrong
 */
export async function planOf(environment: Record<string, string | undefined>): Promise<Plan> {
  const given = Object.entries(environment).filter(([, value]) => value);
  const { data, error } = choices.safeParse(Object.fromEntries(given));
  if (error) {
    throw new Failure(error.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  }
  const { SEED: seed, RENTALS: rentals, UNTIL } = data;
  const items = data.ITEMS ?? Math.max(least.items, Math.ceil(rentals / 10));
  const members = data.MEMBERS ?? Math.max(least.members, Math.ceil(rentals / 5));
  if (rentals > items * mostRentalsOfItem) {
    throw new Failure(`${items} objects have no free days for ${rentals} rentals.`);
  }
  const setting = {
    now: UNTIL ? new Date(UNTIL) : new Date(),
    policy: rentalPolicy,
    newNumberHours: env.NEW_NUMBER_HOURS,
    leastByPhone: limitsOf('airtel').collect.least,
    passwordHash: await hash(password, { salt: Buffer.from('generated market') }),
  };
  return { seed, sizes: { members, items, rentals }, setting };
}
