import { randomInt, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { daysAfter, hourMs } from '../../src/kernel/duration.js';
import { signature } from '../../src/modules/auth/sessions/access-token.js';
import type { Offer } from '../model/objects/offer.js';
import { operatorOf, phoneNumber } from '../model/phones.js';
import { announceRole } from '../model/roles.js';
import { writeSession } from '../model/sessions.js';
import type { Told } from '../model/told.js';
import type { Database } from './database.js';

const counts = { renters: 4, unverified: 2, owners: 2, photos: 40, items: 6 } as const;
const tokenDays = 100;

/** A user of the product. */
export interface Person {
  id: string;
  token: string;
}

export interface Member extends Person {
  /** Ids of photos to send with a step, each once. */
  photos: string[];
}

export interface Renter extends Member {
  /** Ids of the numbers that receive withdrawals, by their last three digits. */
  numbers: ReadonlyMap<string, string>;
}

/** The users and items of one history. */
export interface Fixtures {
  admin: Person;
  /** They approve what the first may not do alone. */
  otherAdmins: Person[];
  owners: Member[];
  renters: Renter[];
  /** Renters without a verified identity. */
  unverified: Member[];
  items: Offer[];
  /** Ids: of one in the city of the objects, and of one that is not. */
  meetingPoints: { near: string; far: string };
}

/**
 * Inserts users and items directly into the database: creating them is not under test.
 *
 * @param told what members know of them
 * @param endings last three digits of the confirmed numbers that each renter has
 */
export async function createFixtures(
  database: Database,
  told: Told,
  endings: readonly string[],
  now: Date,
): Promise<Fixtures> {
  const owners = await Promise.all(repeat(counts.owners, () => insertMember(database, now)));
  await readSms(database, owners[0] as Person, now);
  const renters = await Promise.all(
    repeat(counts.renters, async () => {
      const member = await insertMember(database, now);
      return { ...member, numbers: await insertNumbers(database, member, endings, now) };
    }),
  );
  const unverified = await Promise.all(
    repeat(counts.unverified, () => insertMember(database, now, 0)),
  );
  const items = await Promise.all(
    repeat(counts.items, (index) =>
      insertItem(database, owners[index % owners.length] as Person, index, now),
    ),
  );
  const admin = await insertPerson(database, 'admin', now);
  const otherAdmins = await Promise.all(repeat(2, () => insertPerson(database, 'admin', now)));
  const near = await insertMeetingPoint(database, 'Libreville');
  const far = await insertMeetingPoint(database, 'Port-Gentil');
  told.objects.begin(items, [near]);
  for (const { id } of unverified) told.objects.unverified.add(id);
  const meetingPoints = { near, far };
  return { admin, otherAdmins, owners, renters, unverified, items, meetingPoints };
}

/** A member reads SMS, at any hour. */
async function readSms(database: Database, { id }: Person, now: Date): Promise<void> {
  const number = `077${`${randomInt(1_000_000)}`.padStart(6, '0')}`;
  await database.rows(
    'insert into sms_numbers (user_id, phone_number, confirmed_at, created_at) values ($1, $2, $3, $3)',
    [id, number, now],
  );
  await database.rows('insert into notification_settings (user_id, updated_at) values ($1, $2)', [
    id,
    now,
  ]);
}

async function insertMeetingPoint(database: Database, city: string): Promise<string> {
  const id = randomUUID();
  await database.rows(
    `insert into meeting_points (id, quartier_id, name, latitude, longitude)
     select $1, id, $2, latitude, longitude from quartiers
     where city_id = (select id from cities where name = $3) order by name limit 1`,
    [id, `Le marché ${id}`, city],
  );
  return id;
}

async function insertMember(
  database: Database,
  now: Date,
  verificationStatus?: number,
): Promise<Member> {
  const person = await insertPerson(database, 'member', now, verificationStatus);
  return { ...person, photos: await insertPhotos(database, person, now) };
}

async function insertPerson(
  database: Database,
  role: string,
  now: Date,
  verificationStatus = 2,
): Promise<Person> {
  const id = randomUUID();
  await database.rows(
    `with person as (
       insert into users
         (id, name, email, password_hash, role, terms_accepted_at, email_confirmed_at,
          verification_status, created_at)
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
    [id, role, now, `${id}@loka.example`, verificationStatus],
  );
  await announceRole(database, { id, role, now });
  return signIn(database, id, now, role === 'admin');
}

/** Signs a user in, again or for the first time, without the call: that is not under test. */
export async function signIn(
  database: Database,
  id: string,
  now: Date,
  isProven = false,
): Promise<Person> {
  const sessionId = randomUUID();
  await writeSession(database, { id: sessionId, userId: id, now, isProven });
  return { id, token: await signToken(id, sessionId, now) };
}

/** Good for as long as a history lasts: its clocks are advanced by weeks. */
function signToken(userId: string, sessionId: string, now: Date): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: signature.algorithm })
    .setSubject(userId)
    .setIssuer(signature.issuer)
    .setExpirationTime(tokenEnd(now))
    .sign(new TextEncoder().encode(signature.key));
}

const tokenEnd = (now: Date) => daysAfter(now, tokenDays);

/** Pictures that have been sent: sending them is not under test. */
async function insertPhotos(database: Database, { id }: Person, now: Date): Promise<string[]> {
  const photos = repeat(counts.photos, () => randomUUID());
  await database.rows(
    `insert into uploads (id, owner_id, preset, width, height, created_at)
     select photo, $2, 'rental', 1280, 960, $3 from unnest($1::uuid[]) as t (photo)`,
    [photos, id, now],
  );
  return photos;
}

async function insertNumbers(
  database: Database,
  { id: userId }: Person,
  endings: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map(endings.map((ending) => [ending, randomUUID()]));
  const confirmedAt = new Date(now.getTime() - 48 * hourMs);
  for (const [ending, id] of numbers) {
    const number = phoneNumber(ending);
    await database.rows(
      `insert into payout_methods (id, user_id, operator, phone_number, confirmed_at, created_at)
       values ($1, $2, $3, $4, $5, $5)`,
      [id, userId, operatorOf(number).name, number, confirmedAt],
    );
  }
  return numbers;
}

async function insertItem(
  database: Database,
  { id: ownerId }: Person,
  index: number,
  now: Date,
): Promise<Offer> {
  // Odd prices, so that half of a rent is rounded; some items need no deposit.
  const price = 4_001 + 334 * index;
  const item: Offer = {
    id: randomUUID(),
    ownerId,
    price,
    tier: index % 2 === 0 ? { from: 3, price: price - 501 } : null,
    deposit: 4_500 * (index % 4),
    pieces: index % 3 === 1 ? 3 : 1,
    deliveryFee: index % 2 === 1 ? 1_500 : null,
    isForVerified: index === 4,
  };
  await database.rows(
    `insert into items
       (id, owner_id, title, category, price, price_unit, security_deposit, condition, location, created_at,
         pieces, price_tiers, delivery_fee, requires_verified_renter)
     values ($1, $2, 'Perceuse', 'bricolage', $3, 'jour', $4, 'bon', 'Libreville', $5, $6, $7, $8, $9)`,
    [
      ...[item.id, ownerId, item.price, item.deposit, now, item.pieces],
      ...[JSON.stringify(item.tier ? [item.tier] : []), item.deliveryFee, item.isForVerified],
    ],
  );
  return item;
}

function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
