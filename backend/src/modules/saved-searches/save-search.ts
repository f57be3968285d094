import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { ProblemError } from '../../kernel/errors.js';
import { mostSavedSearches } from '../../kernel/limits.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { Users } from '../accounts/index.js';
import { savedFilters } from './domain/saved-filters.js';
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
      const own = await tx.savedSearch.findMany({ where: { userId } });
      const same = own.find((saved) => isSame(saved.filters as object, filters));
      if (same) return same.id;
      if (own.length >= mostSavedSearches) throw new ProblemError('too-many-saved-searches');
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

/** The database keeps the keys of a search in an order of its own. */
function isSame(one: object, other: object): boolean {
  const text = (filters: object) => JSON.stringify(Object.entries(filters).sort()).toLowerCase();
  return text(one) === text(other);
}
