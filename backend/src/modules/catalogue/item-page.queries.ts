import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProblemError } from '../../kernel/errors.js';
import { verificationStatus } from '../../kernel/verification-status.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { endBefore, type Listing, pageOfNewest } from '../../platform/http/listing.js';
import type { Page } from '../../platform/http/paging.js';
import { isOffered } from '../items/index.js';
import { periodRules } from '../rentals/index.js';
import type { ItemDetailView, ItemView, PictureFacts } from './catalogue.schema.js';
import {
  heldWhileMissing,
  type Occupied,
  periodsWithout,
  takenPieces,
} from './domain/taken-pieces.js';
import {
  columnsWithoutPictures,
  type ItemRow,
  itemColumns,
  itemView,
  pictureFacts,
  picturesOf,
} from './item-view.js';

type DetailRow = Omit<ItemRow, 'images' | 'pictures'> & {
  hidden: boolean;
  ownerVerification: number;
  /** All, in order. */
  uploads: (PictureFacts & { id: string })[];
  occupied: Occupied[];
};

/** Items one by one, and those of one owner. */
@Injectable()
export class ItemPageQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Any item that was not deleted, also one that cannot be rented now. One that staff hid is there
   * for its owner and for staff alone, and so is that of an owner whose account is to be deleted.
   *
   * @param id whatever stands in the address: what was never an item's id is not found either
   * @throws ProblemError `item-not-found`
   */
  async getDetail(id: string, viewer: Actor | undefined): Promise<ItemDetailView> {
    const row = await this.find(id, viewer);
    const today = this.clock.today();
    const rules = periodRules(row.priceUnit, today);
    const missing = heldWhileMissing(row.missingPieces, rules);
    const taken = takenPieces([...row.occupied, ...missing], today);
    return {
      ...viewOfDetail(row),
      hidden: row.hidden,
      ownerVerified: row.ownerVerification === verificationStatus.verified,
      blockedPeriods: periodsWithout(row.pieces, taken),
      taken,
      periodRules: rules,
    };
  }

  /** An item as lists show it. */
  async get(id: string, viewer: Actor): Promise<ItemView> {
    const view = viewOfDetail(await this.find(id, viewer));
    return { ...view, pictures: view.pictures.slice(0, 1) };
  }

  /** Those of a few items that are there for everybody, also what cannot be rented now; in any order. */
  async listNamed(ids: readonly string[], viewer: Actor | undefined): Promise<ItemView[]> {
    const rows = await this.sql.rows<ItemRow>(Prisma.sql`
      select ${itemColumns(viewer, this.clock.today())}
      from items i join users owner on owner.id = i.owner_id
      where i.id = any(${ids}::uuid[]) and i.deleted_at is null and i.hidden_at is null
        and owner.deletion_due_at is null`);
    return rows.map(itemView);
  }

  /** Everything an owner lists, newest first, also what cannot be rented now. */
  async listOfOwner(ownerId: string, query: Listing, viewer: Actor): Promise<Page<ItemView>> {
    return this.listWhere(
      Prisma.sql`i.owner_id = ${ownerId} and i.deleted_at is null`,
      query,
      viewer,
    );
  }

  /** What an owner lists that can be rented now, newest first. */
  async listOffered(
    ownerId: string,
    query: Listing,
    viewer: Actor | undefined,
  ): Promise<Page<ItemView>> {
    const offered = isOffered(this.clock.today());
    return this.listWhere(Prisma.sql`i.owner_id = ${ownerId} and ${offered}`, query, viewer);
  }

  private async listWhere(
    listed: Prisma.Sql,
    query: Listing,
    viewer: Actor | undefined,
  ): Promise<Page<ItemView>> {
    const end = endBefore(query);
    const after = end
      ? Prisma.sql`(i.created_at, i.id) < (${end.value}::timestamptz, ${end.id}::uuid)`
      : Prisma.sql`true`;
    const [rows, [counted]] = await Promise.all([
      this.sql.rows<ItemRow>(Prisma.sql`
        select ${itemColumns(viewer, this.clock.today())}
        from items i join users owner on owner.id = i.owner_id
        where ${listed} and ${after}
        order by i.created_at desc, i.id desc
        limit ${query.limit + 1}`),
      this.sql.rows<{ total: number }>(
        Prisma.sql`select count(*)::int as total from items i where ${listed}`,
      ),
    ]);
    const page = pageOfNewest(rows, counted?.total ?? 0, query);
    return { ...page, rows: page.rows.map(itemView) };
  }

  private async find(id: string, viewer: Actor | undefined): Promise<DetailRow> {
    if (!z.uuid().safeParse(id).success) throw new ProblemError('item-not-found');
    const [row] = await this.sql.keptRows<DetailRow>(Prisma.sql`
      select ${columnsWithoutPictures(viewer, this.clock.today())}, i.hidden_at is not null as hidden,
        owner.verification_status as "ownerVerification",
        array(${picturesOf(Prisma.sql`'id', upload.id, ${pictureFacts}`)}) as uploads, array(${this.occupied()}) as occupied
      from items i join users owner on owner.id = i.owner_id
      where i.id = ${id} and i.deleted_at is null and ${visibleTo(viewer)}`);
    if (!row) throw new ProblemError('item-not-found');
    return row;
  }

  /** From today on, whoever has them. */
  private occupied(): Prisma.Sql {
    return Prisma.sql`
      select json_build_object('start', start_date, 'end', end_date, 'pieces', count(*))
      from occupied_pieces
      where item_id = i.id and end_date > ${this.clock.today()}
      group by start_date, end_date`;
  }
}

/** With all pictures. */
function viewOfDetail({ uploads, ...row }: DetailRow): ItemView {
  const images = uploads.map(({ id }) => id);
  const pictures = uploads.map(({ blur, bytes }) => ({ blur, bytes }));
  return itemView({ ...row, images, pictures });
}

function visibleTo(viewer: Actor | undefined): Prisma.Sql {
  if (isStaff(viewer)) return Prisma.sql`true`;
  return Prisma.sql`(i.hidden_at is null and owner.deletion_due_at is null
    or i.owner_id = ${viewer?.id ?? null})`;
}
