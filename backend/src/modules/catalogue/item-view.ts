import { maskedName } from '../../kernel/masked-name.js';
import type { Actor } from '../../platform/auth/actor.js';
import { isStaff } from '../../platform/auth/actor.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { conditionWords, type ItemCondition } from '../items/index.js';
import { agreedStatuses } from '../rentals/index.js';
import { avatarUrl, uploadUrl } from '../uploads/index.js';
import type { ItemView } from './catalogue.schema.js';
import { ratingOf } from './domain/rating.js';

/** What {@link itemColumns} gives. */
export interface ItemRow {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  category: ItemView['category'];
  price: number;
  price_unit: ItemView['priceUnit'];
  security_deposit: number;
  condition: ItemCondition | null;
  location: string;
  specifications: Record<string, string>;
  available: boolean;
  created_at: Date;
  images: string[];
  owner_name: string;
  owner_avatar_id: string | null;
  owner_known: boolean;
  review_count: number;
  review_sum: number;
}

/** The columns of a view, from `items i` joined with `users owner`, as one viewer may see them. */
export function itemColumns(viewer: Actor | undefined): Prisma.Sql {
  return Prisma.sql`i.id, i.owner_id, i.title, i.description, i.category, i.price, i.price_unit, i.security_deposit,
    i.condition, i.location, i.specifications, i.available, i.created_at,
    array(select upload_id from item_images where item_id = i.id order by position) as images,
    owner.name as owner_name, owner.avatar_id as owner_avatar_id,
    ${ownerKnownTo(viewer)} as owner_known,
    (select count(*)::int from reviews where item_id = i.id) as review_count,
    (select coalesce(sum(rating), 0)::int from reviews where item_id = i.id) as review_sum`;
}

/** Whether the viewer may read the owner's name: the owner, their accepted renters, and staff. */
function ownerKnownTo(viewer: Actor | undefined): Prisma.Sql {
  if (!viewer) return Prisma.sql`false`;
  if (isStaff(viewer)) return Prisma.sql`true`;
  return Prisma.sql`(i.owner_id = ${viewer.id} or exists (
    select 1 from rentals
    where renter_id = ${viewer.id} and owner_id = i.owner_id
      and status = any(${agreedStatuses}::"RentalStatus"[])))`;
}

export function itemView(row: ItemRow): ItemView {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    price: row.price,
    priceUnit: row.price_unit,
    images: row.images.map((id) => uploadUrl('item', id)),
    ownerId: row.owner_id,
    ownerName: row.owner_known ? row.owner_name : maskedName(row.owner_name),
    ownerAvatar: avatarUrl(row.owner_avatar_id),
    location: row.location,
    available: row.available,
    condition: row.condition && conditionWords[row.condition],
    deposit: row.security_deposit,
    createdAt: row.created_at.toISOString(),
    specifications: row.specifications,
    rating: ratingOf(row.review_count, row.review_sum),
  };
}
