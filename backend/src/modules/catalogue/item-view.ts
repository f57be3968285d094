import type { Day } from '../../kernel/day.js';
import { maskedName } from '../../kernel/masked-name.js';
import type { PriceTier } from '../../kernel/price-tiers.js';
import { ratingOf } from '../../kernel/rating.js';
import type { Actor } from '../../platform/auth/actor.js';
import { isStaff } from '../../platform/auth/actor.js';
import { Prisma } from '../../platform/database/generated/client.js';
import {
  conditionWords,
  type DescribedItem,
  describedItem,
  type ItemCondition,
  type ItemPlace,
  isMissing,
  isPaused,
  placeColumn,
} from '../items/index.js';
import { areAcquainted } from '../rentals/index.js';
import { avatarUrl, uploadUrl } from '../uploads/index.js';
import type { ItemView, PictureFacts } from './catalogue.schema.js';

/** What an object and its card say alike: {@link commonColumns}, its pictures and its owner. */
export interface CommonRow extends DescribedItem {
  id: string;
  ownerId: string;
  securityDeposit: number;
  priceTiers: PriceTier[];
  deliveryFee: number | null;
  condition: ItemCondition | null;
  version: number;
  createdAt: Date;
  images: string[];
  ownerAvatarId: string | null;
  reviewCount: number;
  ratingSum: number;
  /** Thousandths of the rating. */
  ratingScore: number;
}

/** What {@link itemColumns} gives. */
export interface ItemRow extends CommonRow {
  available: boolean;
  /** While it is paused. */
  pausedUntil: Day | null;
  missing: boolean;
  missingPieces: number;
  pictures: PictureFacts[];
  ownerName: string;
  ownerKnown: boolean;
  place: ItemPlace | null;
}

const describedColumns = Prisma.raw(
  Object.keys(describedItem)
    .map((field) => `i.${columnOf(field)} as "${field}"`)
    .join(', '),
);

/** From `items i`, or from `item_cards i`. */
export const commonColumns = Prisma.sql`${describedColumns}, i.id, i.owner_id as "ownerId",
  i.security_deposit as "securityDeposit", i.price_tiers as "priceTiers",
  i.delivery_fee as "deliveryFee", i.condition, i.created_at as "createdAt", i.version,
  i.review_count as "reviewCount", i.rating_sum as "ratingSum", i.rating_score as "ratingScore"`;

/** The columns of a view, from `items i` joined with `users owner`, as one viewer may see them today. */
export function itemColumns(viewer: Actor | undefined, today: Day): Prisma.Sql {
  return Prisma.sql`${columnsWithoutPictures(viewer, today)},
    array(select upload_id from item_images where item_id = i.id order by position) as images,
    array(${picturesOf(pictureFacts, Prisma.sql`and image.position = 0`)}) as pictures`;
}

/** Those of {@link itemColumns} but for `images` and `pictures`. */
export function columnsWithoutPictures(viewer: Actor | undefined, today: Day): Prisma.Sql {
  return Prisma.sql`${commonColumns}, i.available,
    case when i.available and ${isPaused(today)} then i.paused_until::text end as "pausedUntil",
    ${isMissing} as missing, i.missing_pieces as "missingPieces",
    owner.name as "ownerName", owner.avatar_id as "ownerAvatarId",
    ${ownerKnownTo(viewer, Prisma.sql`i.owner_id`)} as "ownerKnown",
    case when ${placeOpenTo(viewer)} then ${placeColumn()} end as place`;
}

export const pictureFacts = Prisma.sql`'blur', upload.blur, 'bytes', upload.bytes`;

/**
 * The pictures of `items i` that are asked for, in order, as JSON.
 *
 * @param fields names and columns, from `uploads upload`
 */
export function picturesOf(fields: Prisma.Sql, which = Prisma.empty): Prisma.Sql {
  return Prisma.sql`
    select json_build_object(${fields})
    from item_images image join uploads upload on upload.id = image.upload_id
    where image.item_id = i.id ${which} order by image.position`;
}

/** `price_unit` for `priceUnit`. */
function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Whether the viewer may read the owner's name: the owner, members acquainted with the owner, and staff. */
export function ownerKnownTo(viewer: Actor | undefined, ownerId: Prisma.Sql): Prisma.Sql {
  if (!viewer) return Prisma.sql`false`;
  if (isStaff(viewer)) return Prisma.sql`true`;
  const viewerId = Prisma.sql`${viewer.id}::uuid`;
  return Prisma.sql`(${ownerId} = ${viewerId} or ${areAcquainted(viewerId, ownerId)})`;
}

/** The landmark and the point: for the owner and staff. Renters have them with their rental. */
export function placeOpenTo(viewer: Actor | undefined): Prisma.Sql {
  if (!viewer) return Prisma.sql`false`;
  if (isStaff(viewer)) return Prisma.sql`true`;
  return Prisma.sql`i.owner_id = ${viewer.id}`;
}

export function itemView(row: ItemRow): ItemView {
  return viewOf(row, {
    place: row.place,
    pictures: row.pictures,
    ownerName: row.ownerKnown ? row.ownerName : maskedName(row.ownerName),
    available: row.available && row.pausedUntil === null && !row.missing,
    pausedUntil: row.pausedUntil,
    missing: row.missing,
    missingPieces: row.missingPieces,
  });
}

type OwnFields = Pick<
  ItemView,
  'place' | 'pictures' | 'ownerName' | 'available' | 'pausedUntil' | 'missing' | 'missingPieces'
>;

/**
 * Field by field: a loop over the fields was the dearest step of a search.
 *
 * @param own what an object and its card have each in their way
 */
export function viewOf(row: CommonRow, own: OwnFields): ItemView {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    price: row.price,
    priceUnit: row.priceUnit,
    location: row.location,
    place: own.place,
    specifications: row.specifications,
    pieces: row.pieces,
    requiresVerifiedRenter: row.requiresVerifiedRenter,
    images: row.images.map((id) => uploadUrl('item', id)),
    pictures: own.pictures,
    ownerId: row.ownerId,
    ownerName: own.ownerName,
    ownerAvatar: avatarUrl(row.ownerAvatarId),
    available: own.available,
    pausedUntil: own.pausedUntil,
    missing: own.missing,
    missingPieces: own.missingPieces,
    condition: row.condition && conditionWords[row.condition],
    deposit: row.securityDeposit,
    priceTiers: row.priceTiers,
    deliveryFee: row.deliveryFee,
    createdAt: row.createdAt.toISOString(),
    rating: ratingOf(row.reviewCount, row.ratingSum),
    version: row.version,
  };
}
