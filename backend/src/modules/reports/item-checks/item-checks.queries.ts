import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { ItemCheck, Prisma } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Page, pageOf } from '../../../platform/http/paging.js';
import { Users } from '../../accounts/index.js';
import { Items } from '../../items/index.js';
import { uploadUrl } from '../../uploads/index.js';
import type { ItemCheckList, ItemCheckView } from './item-checks.schema.js';

/** Objects that staff are to look at, or have looked at. */
@Injectable()
export class ItemChecksQueries {
  constructor(
    private readonly db: Db,
    private readonly items: Items,
    private readonly users: Users,
  ) {}

  async list({ state, ...page }: ItemCheckList): Promise<Page<ItemCheckView>> {
    const where = state ? states[state] : {};
    const [checks, total] = await Promise.all([
      this.db.itemCheck.findMany({ where, ...pageOf(page) }),
      this.db.itemCheck.count({ where }),
    ]);
    return { rows: await this.viewsOf(checks), total };
  }

  /** @throws ProblemError `item-check-not-found` */
  async get(id: string): Promise<ItemCheckView> {
    const check = await this.db.itemCheck.findUnique({ where: { id } });
    if (!check) throw new ProblemError('item-check-not-found');
    const [view] = await this.viewsOf([check]);
    return view as ItemCheckView;
  }

  private async viewsOf(checks: readonly ItemCheck[]): Promise<ItemCheckView[]> {
    const items = await this.items.listSummaries(checks.map(({ itemId }) => itemId));
    const names = await this.users.listNames([
      ...[...items.values()].map(({ ownerId }) => ownerId),
      ...checks.flatMap(({ checkedById }) => checkedById ?? []),
    ]);
    const person = (id: string) => ({ id, name: names.get(id) ?? '' });
    return checks.flatMap(({ isEarly, checkedById, createdAt, checkedAt, ...check }) => {
      const item = items.get(check.itemId);
      if (!item) return [];
      return {
        ...check,
        version: item.version,
        title: item.title,
        image: item.imageId && uploadUrl('item', item.imageId),
        owner: person(item.ownerId),
        early: isEarly,
        createdAt: createdAt.toISOString(),
        checkedAt: checkedAt?.toISOString() ?? null,
        checkedBy: checkedById ? person(checkedById) : null,
      };
    });
  }
}

const states = {
  waiting: { checkedAt: null },
  flagged: { checkedAt: null, words: { isEmpty: false } },
  checked: { checkedAt: { not: null } },
} satisfies Record<string, Prisma.ItemCheckWhereInput>;
