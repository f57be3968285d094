import 'reflect-metadata';
import sharp from 'sharp';
import { env } from '../../backend/src/env.js';
import { conditionOfWord } from '../../backend/src/modules/items/domain/item-choices.js';
import { Pool } from '../../backend/src/platform/database/pool.js';
import { Db } from '../../backend/src/platform/database/prisma.js';
import { Sql } from '../../backend/src/platform/database/sql.js';
import { openStorage } from '../../backend/src/platform/storage/open-storage.js';
import { loadAvatars } from './avatars.js';
import type { Listing } from './catalogue/listing.js';
import { closures } from './closures.js';
import { payInFloats } from './floats.js';
import { handover } from './handover.js';
import { loadApplications } from './identities.js';
import { type Offer, offers } from './listings.js';
import { loadThreads } from './messages.js';
import { inOneTransaction } from './one-transaction.js';
import {
  everybody,
  owner,
  roleEntryRows,
  roleEventRows,
  roleGrantRows,
  userRows,
} from './people.js';
import { shotsOf, storePictures } from './pictures.js';
import { loadMeetingPoints, whereaboutsOf } from './places.js';
import { demoHistories, pastHistories } from './rental-histories.js';
import { DemoRentals } from './rentals.js';
import { loadReviews } from './reviews.js';
import { lot, stableId } from './stable.js';
import { loadTrust } from './trust.js';
import { viewsOf } from './views.js';

/** Fills an empty database with a market to try: people, objects, pictures, rentals, reviews. */

if (env.NODE_ENV === 'production') throw new Error('Demo data is never loaded in production.');

// Portraits and documents are drawn as SVG, which the product refuses to decode.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const pool = new Pool();
const db = new Db(pool);
const storage = await openStorage(env.STORAGE_URL);
const now = new Date();
/** XAF of deposit above which an owner lends to verified members alone. */
const mostForAnybody = 250_000;

const begun = await db.user.findUnique({ where: { id: owner.id } });
// The last that is written.
const ended = begun && (await db.payoutMethod.findFirst({ where: { userId: owner.id } }));
if (begun && !ended)
  throw new Error('Loading the demo data was interrupted. Begin again with: make fresh-data');
if (ended) console.log('The demo data is there already.');
else await load();
await pool.end();

async function load(): Promise<void> {
  const all = offers(now);
  const shots = all.flatMap(shotsOf);
  const pictures = storePictures(storage, shots);

  const joined = new Date(now.getTime() - 200 * 86_400_000);
  const users = await userRows(joined);
  await db.$transaction([
    db.user.createMany({ data: users }),
    db.roleGrant.createMany({ data: roleGrantRows(joined) }),
    db.auditLog.createMany({ data: roleEntryRows(joined) }),
    db.domainEvent.createMany({ data: roleEventRows(joined) }),
  ]);
  await loadAvatars(db, storage, everybody, joined);
  const whereabouts = await whereaboutsOf(db, new Set(all.map((offer) => offer.owner)));
  await db.item.createMany({
    data: all.map((offer) => ({ ...itemRow(offer), ...whereabouts.get(offer.owner.id) })),
  });
  const facts = await pictures;
  await db.upload.createMany({
    data: shots.map(({ upload, source }) => ({ ...upload, ...facts.get(source) })),
  });
  await db.itemImage.createMany({ data: shots.map(({ image }) => image) });
  const meetingPoints = await loadMeetingPoints(db);
  await inOneTransaction(pool, (ofRentals, sql) =>
    createRentals(ofRentals, sql, all, meetingPoints),
  );
  await db.itemView.createMany({ data: viewsOf(all, now) });
  await db.itemClosure.createMany({ data: closures(all, now) });
  await loadApplications(db, storage, now);
  await loadTrust(db, all, now);
  await payInFloats(db, new Sql(pool));
  await db.payoutMethod.create({ data: payoutMethodOfOwner(joined) });
  console.log(`${all.length} objects with ${shots.length} pictures.`);
}

/** Confirmed long ago, so that a withdrawal can be tried at once; the simulated gateway pays it. */
function payoutMethodOfOwner(confirmedAt: Date) {
  return {
    id: stableId('number of the owner'),
    userId: owner.id,
    operator: 'airtel' as const,
    phoneNumber: '077000001',
    preferred: true,
    confirmedAt,
    createdAt: confirmedAt,
  };
}

function itemRow({ id, category, model, listing, owner, createdAt }: Offer) {
  return {
    id,
    ownerId: owner.id,
    title: listing.title,
    description: listing.text + handover(owner, id),
    category,
    price: listing.price,
    priceUnit: listing.priceUnit,
    securityDeposit: listing.deposit,
    condition: conditionOfWord[listing.condition],
    location: owner.place,
    specifications: { ...model.specifications, ...listing.specifications },
    pieces: listing.pieces,
    priceTiers: tiersOf(id, listing),
    deliveryFee: listing.deliveryFee,
    requiresVerifiedRenter: listing.deposit > mostForAnybody,
    createdAt,
  };
}

/** Some owners let a week for a tenth less a day. */
function tiersOf(id: string, { price, priceUnit }: Listing): { from: number; price: number }[] {
  if (priceUnit === 'semaine' || lot(`${id} tier`, 3) > 0) return [];
  return [{ from: 7, price: Math.ceil((price * 0.9) / 25) * 25 }];
}

async function createRentals(
  db: Db,
  sql: Sql,
  all: Offer[],
  meetingPoints: Map<string, string>,
): Promise<void> {
  const rentals = new DemoRentals(db, sql, now, storage, meetingPoints);
  const own = [];
  for (const history of demoHistories(all)) {
    const id = await rentals.create(history);
    own.push({ history, id });
    await loadReviews(db, id, history, now);
  }
  await loadThreads(db, now, all, own);
  for (const history of pastHistories(all)) {
    await loadReviews(db, await rentals.create(history), history, now);
  }
}
