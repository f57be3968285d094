import type { PriceTier } from '../../kernel/price-tiers.js';
import { ratingOf } from '../../kernel/rating.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Prisma } from '../../platform/database/generated/client.js';
import {
  conditionWords,
  type DescribedItem,
  type ItemCondition,
  type ItemPlace,
  placeColumn,
} from '../items/index.js';
import { avatarUrl, uploadUrl } from '../uploads/index.js';
import type { ItemView, PictureFacts } from './catalogue.schema.js';
import { describedColumns, ownerKnownTo, placeOpenTo } from './item-view.js';

/** What {@link cardColumns} gives: a row of `item_cards`, and what its viewer alone may see. */
export interface CardRow extends DescribedItem {
  id: string;
  ownerId: string;
  /** Masked. */
  ownerName: string;
  ownerAvatarId: string | null;
  weekPrice: number;
  securityDeposit: number;
  priceTiers: PriceTier[];
  deliveryFee: number | null;
  condition: ItemCondition | null;
  version: number;
  createdAt: Date;
  images: string[];
  picture: PictureFacts | null;
  reviewCount: number;
  ratingSum: number;
  /** Thousandths of the rating. */
  ratingScore: number;
  /** The owner's name where the viewer may read it. */
  knownName?: string | null;
  place?: ItemPlace | null;
}

const shownToAll = Prisma.sql`${describedColumns}, i.id, i.owner_id as "ownerId",
  i.owner_name as "ownerName", i.owner_avatar_id as "ownerAvatarId", i.week_price as "weekPrice",
  i.security_deposit as "securityDeposit", i.price_tiers as "priceTiers",
  i.delivery_fee as "deliveryFee", i.condition, i.created_at as "createdAt", i.version, i.images,
  i.picture, i.review_count as "reviewCount", i.rating_sum as "ratingSum",
  i.rating_score as "ratingScore"`;

/** The columns of a view of an offered object, from its card `i`. Visitors read nothing but the card. */
export function cardColumns(viewer: Actor | undefined): Prisma.Sql {
  if (!viewer) return shownToAll;
  return Prisma.sql`${shownToAll},
    case when ${ownerKnownTo(viewer, Prisma.sql`i.owner_id`)}
      then (select name from users where id = i.owner_id) end as "knownName",
    case when ${placeOpenTo(viewer)}
      then (select ${placeColumn(Prisma.sql`item`)} from items item where item.id = i.id) end as place`;
}

/** An object of the public list is available: what is not is not in it. */
export function cardView(row: CardRow): ItemView {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    price: row.price,
    priceUnit: row.priceUnit,
    location: row.location,
    place: row.place ?? null,
    specifications: row.specifications,
    pieces: row.pieces,
    requiresVerifiedRenter: row.requiresVerifiedRenter,
    images: row.images.map((id) => uploadUrl('item', id)),
    pictures: row.picture ? [row.picture] : [],
    ownerId: row.ownerId,
    ownerName: row.knownName ?? row.ownerName,
    ownerAvatar: avatarUrl(row.ownerAvatarId),
    available: true,
    pausedUntil: null,
    condition: row.condition && conditionWords[row.condition],
    deposit: row.securityDeposit,
    priceTiers: row.priceTiers,
    deliveryFee: row.deliveryFee,
    createdAt: row.createdAt.toISOString(),
    rating: ratingOf(row.reviewCount, row.ratingSum),
    version: row.version,
  };
}
