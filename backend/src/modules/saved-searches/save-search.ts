import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { ProblemError } from '../../kernel/errors.js';
import { mostSavedSearches } from '../../kernel/limits.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { Users } from '../accounts/index.js';
import { type SavedFilters, savedFilters } from './domain/saved-filters.js';
import type { NewSavedSearch } from './saved-searches.schema.js';

/** Saving and deleting the same over and over. */
const limit = { name: 'saved-searches', max: 100, seconds: 3_600 };

/** A member saves a search, or deletes it. */
@Injectable()
export class SaveSearch {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /**
   * One that is saved already stays as it is, whichever letters are capitals.
   *
   * @returns its id
   * @throws ProblemError `too-many-saved-searches`, `too-many-requests`
   */
  async save({ id: userId }: Actor, search: NewSavedSearch): Promise<string> {
    await this.limits.consume(limit, userId);
    const filters = savedFilters(search);
    return this.transactions.run(async (tx) => {
      await this.users.lock(tx, userId);
      const same = await findSame(tx, userId, filters);
      if (same) return same;
      const count = await tx.savedSearch.count({ where: { userId } });
      if (count >= mostSavedSearches) throw new ProblemError('too-many-saved-searches');
      const data = { id: uuidV7(), userId, filters, createdAt: this.clock.now() };
      return (await tx.savedSearch.create({ data, select: { id: true } })).id;
    });
  }

  /** @throws ProblemError `saved-search-not-found`, also of one of somebody else */
  async delete({ id: userId }: Actor, id: string): Promise<void> {
    const { count } = await this.db.savedSearch.deleteMany({ where: { id, userId } });
    if (count === 0) throw new ProblemError('saved-search-not-found');
  }
}

/** As the unique index has it: the database has small letters and an order of keys of its own. */
async function findSame(
  tx: Tx,
  userId: string,
  filters: SavedFilters,
): Promise<string | undefined> {
  const [same] = await tx.$queryRaw<{ id: string }[]>`
    select id from saved_searches
    where user_id = ${userId}::uuid
      and md5(lower(filters::text)) = md5(lower(${JSON.stringify(filters)}::jsonb::text))`;
  return same?.id;
}
