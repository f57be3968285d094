import { Injectable } from '@nestjs/common';
import type { SavedSearch } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import type { SavedFilters } from './domain/saved-filters.js';
import type { SavedSearchView } from './saved-searches.schema.js';

@Injectable()
export class SavedSearchesQueries {
  constructor(private readonly db: Db) {}

  /** The newest first: so few that one answer holds them. */
  async list(userId: string): Promise<SavedSearchView[]> {
    const rows = await this.db.savedSearch.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return rows.map(viewOf);
  }

  async get(id: string): Promise<SavedSearchView> {
    return viewOf(await this.db.savedSearch.findUniqueOrThrow({ where: { id } }));
  }
}

function viewOf({ id, filters, createdAt }: SavedSearch): SavedSearchView {
  const saved = filters as SavedFilters;
  return {
    id,
    q: saved.q ?? null,
    category: saved.category ?? null,
    minPrice: saved.minPrice ?? null,
    maxPrice: saved.maxPrice ?? null,
    location: saved.location ?? [],
    city: saved.city ?? [],
    createdAt: createdAt.toISOString(),
  };
}
