import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Db } from '../../platform/database/prisma.js';

@Injectable()
export class FavouritesQueries {
  constructor(private readonly db: Db) {}

  /** The items that a member keeps an eye on, the newest first: so few that one answer holds them. */
  async listIds({ id: userId }: Actor): Promise<string[]> {
    const rows = await this.db.favourite.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { itemId: 'desc' }],
      select: { itemId: true },
    });
    return rows.map(({ itemId }) => itemId);
  }
}
