import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

/** Columns of a card that are those of its object. */
const copied = [
  'owner_id',
  'title',
  'description',
  'category',
  'price',
  'price_unit',
  'security_deposit',
  'condition',
  'location',
  'specifications',
  'paused_until',
  'price_tiers',
  'delivery_fee',
  'created_at',
  'search_text',
  'requires_verified_renter',
  'version',
  'review_count',
  'rating_sum',
  'rating_score',
];
const columnsOf = (table: string) =>
  Prisma.raw(copied.map((name) => `${table}.${name}`).join(', '));

/** What lists show of objects, in a table of its own. */
export const itemCardInvariants: Invariant[] = [
  {
    name: 'every object has a card for lists that says what the object, its owner and its pictures do',
    sql: Prisma.sql`
      with shown as (
        select item_id, array_agg(upload_id order by position) as images
        from item_images group by item_id
      )
      select coalesce(i.id, card.id) as id, i.title, card.title as title_on_card
      from items i
      left join users owner on owner.id = i.owner_id
      left join shown on shown.item_id = i.id
      left join item_images first on first.item_id = i.id and first.position = 0
      left join uploads upload on upload.id = first.upload_id
      full join item_cards card on card.id = i.id
      where card.id is null or i.id is null
        or (${columnsOf('card')}) is distinct from (${columnsOf('i')})
        or card.week_price <> i.price * case i.price_unit when 'jour' then 7 else 1 end
        or card.city <> split_part(i.location, ', ', -1)
        or card.listed <> (i.deleted_at is null and i.available and i.missing_pieces < i.pieces)
        or card.pieces <> i.pieces - i.missing_pieces
        or card.owner_name is distinct from masked_name(owner.name)
        or card.owner_avatar_id is distinct from owner.avatar_id
        or card.images is distinct from coalesce(shown.images, '{}')
        or card.picture is distinct from case when upload.id is not null
          then jsonb_build_object('blur', upload.blur, 'bytes', upload.bytes) end`,
  },
];
