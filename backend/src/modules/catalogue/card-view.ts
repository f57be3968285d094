import type { Actor } from '../../platform/auth/actor.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { type ItemPlace, placeColumn } from '../items/index.js';
import type { ItemView, PictureFacts } from './catalogue.schema.js';
import { type CommonRow, commonColumns, ownerKnownTo, placeOpenTo, viewOf } from './item-view.js';

/** What {@link cardColumns} gives: a row of `item_cards`, and what its viewer alone may see. */
export interface CardRow extends CommonRow {
  /** Masked. */
  ownerName: string;
  weekPrice: number;
  picture: PictureFacts | null;
  /** The owner's name where the viewer may read it. */
  knownName?: string | null;
  place?: ItemPlace | null;
}

const shownToAll = Prisma.sql`${commonColumns}, i.owner_name as "ownerName",
  i.owner_avatar_id as "ownerAvatarId", i.week_price as "weekPrice", i.images, i.picture`;

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
  return viewOf(row, {
    place: row.place ?? null,
    pictures: row.picture ? [row.picture] : [],
    ownerName: row.knownName ?? row.ownerName,
    available: true,
    pausedUntil: null,
    missing: false,
    missingPieces: 0,
  });
}
