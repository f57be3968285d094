import { randomUUID } from 'node:crypto';
import { dayMs } from '../model/durations.js';
import type { Offer } from '../model/objects/offer.js';
import type { ReadRows } from '../model/read-history.js';
import { announceRole } from '../model/roles.js';
import { writeSession } from '../model/sessions.js';
import type { Chance } from './chance.js';

/** A user of the product. */
export interface Person {
  id: string;
}

/** A member who lends or rents. */
export interface Party extends Person {
  /** Ids of photos to send with steps of rentals, each once. */
  photos: string[];
}

export interface Renter extends Party {
  /** Without, money leaves the wallet for numbers that have paid alone. */
  isVerified: boolean;
  /** Ids of the numbers that receive withdrawals, by their last three digits. */
  numbers: Map<string, string>;
}

/** The users and items of one history. */
export interface Fixtures {
  admin: Person;
  /** Approves what the first may not do alone. */
  secondAdmin: Person;
  /** The admin and another of staff. */
  staff: Person[];
  /** One of staff whom the admins make an admin. */
  colleague: Person;
  owners: Party[];
  renters: Renter[];
  items: Offer[];
  /** Ids: of some in the city of the objects, and of one that is not. */
  meetingPoints: { near: string[]; far: string };
}

const counts = { owners: 2, photos: 30, renters: 4, unverified: 1, items: 4 } as const;

/** The last three digits of every confirmed number of a renter: each has the gateway end otherwise. */
export const payoutEndings = ['001', '009', '010', '011', '012', '015', '017', '018', '019'];

interface Writer {
  rows: ReadRows;
}

/** Writes users and items into the database: creating them is not under test. */
export async function createFixtures(
  { rows, chance }: Writer & { chance: Chance },
  now: Date,
): Promise<Fixtures> {
  const person = async (role: string, isVerified = true) => {
    const id = randomUUID();
    await rows(
      `with person as (
         insert into users (id, name, email, password_hash, role, terms_accepted_at,
           email_confirmed_at, verification_status, created_at)
         values ($1, 'Awa Mboumba', $4, '', $2::"Role", $3, $3, $5, $3)
         returning id, role, created_at as at
       ), given as (
         insert into role_grants (id, user_id, role, source, at, since, approves_from)
         select gen_random_uuid(), id, role, 'command', at, at, case role when 'admin' then at end
         from person where role <> 'member'
       )
       insert into audit_log (id, actor_id, action, subject, subject_id, detail, at)
       select gen_random_uuid(), id, 'change-role', 'user', id::text,
         jsonb_build_object('from', 'member', 'to', role, 'by', 'command'), at
       from person where role <> 'member'`,
      [id, role, now, `${id}@loka.example`, isVerified ? 2 : 0],
    );
    await announceRole({ rows }, { id, role, now });
    // Its session, which the client's tokens name by the user's id.
    await writeSession({ rows }, { id, userId: id, now, isProven: role !== 'member' });
    return { id };
  };
  const owners: Party[] = [];
  while (owners.length < counts.owners) {
    const { id } = await person('member');
    owners.push({ id, photos: await addPhotos({ rows }, id, now) });
  }
  const renters: Renter[] = [];
  while (renters.length < counts.renters + counts.unverified) {
    const isVerified = renters.length < counts.renters;
    const { id } = await person('member', isVerified);
    const photos = await addPhotos({ rows }, id, now);
    renters.push({ id, isVerified, photos, numbers: await addNumbers({ rows }, id, now) });
  }
  const items: Offer[] = [];
  while (items.length < counts.items) {
    const { id: ownerId } = owners[items.length % owners.length] as Person;
    const price = chance.integer(1_001, 5_999);
    const item: Offer = {
      ...{ id: randomUUID(), ownerId, price, deposit: 1_000 * chance.integer(0, 12) },
      tier: chance.happens(0.5) ? { from: 2, price: price - chance.integer(1, 300) } : null,
      pieces: chance.pick([1, 2, 2, 3]),
      deliveryFee: chance.happens(0.5) ? 100 * chance.integer(1, 20) : null,
      isForVerified: chance.happens(0.15),
    };
    await rows(
      `insert into items (id, owner_id, title, category, price, price_unit, security_deposit,
         condition, location, created_at, pieces, price_tiers, delivery_fee,
         requires_verified_renter)
       values ($1, $2, 'Perceuse', 'bricolage', $3, 'jour', $4, 'bon', 'Libreville', $5, $6, $7, $8, $9)`,
      [
        ...[item.id, ownerId, item.price, item.deposit, now, item.pieces],
        ...[JSON.stringify(item.tier ? [item.tier] : []), item.deliveryFee, item.isForVerified],
      ],
    );
    items.push(item);
  }
  const admin = await person('admin');
  const secondAdmin = await person('admin');
  const staff = [admin, await person('staff')];
  const colleague = await person('staff');
  const meetingPoints = await addMeetingPoints({ rows });
  return { admin, secondAdmin, staff, colleague, owners, renters, items, meetingPoints };
}

async function addMeetingPoints({ rows }: Writer): Promise<Fixtures['meetingPoints']> {
  const add = async (name: string, city: string) => {
    const id = randomUUID();
    await rows(
      `insert into meeting_points (id, quartier_id, name, latitude, longitude)
       select $1, id, $2, latitude, longitude from quartiers
       where city_id = (select id from cities where name = $3) order by name limit 1`,
      [id, `${name} ${id}`, city],
    );
    return id;
  };
  const near = [await add('La pharmacie', 'Libreville'), await add('Le marché', 'Libreville')];
  return { near, far: await add('Le port', 'Port-Gentil') };
}

/** Pictures that have been sent: sending them is not under test. */
async function addPhotos({ rows }: Writer, ownerId: string, now: Date): Promise<string[]> {
  const ids = Array.from({ length: counts.photos }, () => randomUUID());
  await rows(
    `insert into uploads (id, owner_id, preset, width, height, created_at)
     select id, $2, 'rental', 1280, 960, $3 from unnest($1::uuid[]) as t (id)`,
    [ids, ownerId, now],
  );
  return ids;
}

async function addNumbers(
  { rows }: Writer,
  userId: string,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map(payoutEndings.map((ending) => [ending, randomUUID()]));
  await rows(
    `insert into payout_methods (id, user_id, operator, phone_number, confirmed_at, created_at)
     select id, $2, 'airtel', number, $4, $4 from unnest($1::uuid[], $3::text[]) as t (id, number)`,
    [
      [...ids.values()],
      userId,
      [...ids.keys()].map(phoneNumber),
      new Date(now.getTime() - 2 * dayMs),
    ],
  );
  return ids;
}

/** Where what members pay arrives. */
export const account = 'ACC_AIRTEL';

/** A number whose last three digits say what the gateway does with it. */
export function phoneNumber(ending: string): string {
  return `077000${ending}`;
}
