import { Injectable } from '@nestjs/common';
import type { SearchTerms } from '../../kernel/search-terms.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { hasWords, withWord } from '../../platform/database/like-pattern.js';
import { bestOf, mostRead, ranks } from '../../platform/database/ranked-search.js';
import { Sql } from '../../platform/database/sql.js';
import { type ItemState, stateOf } from './domain/item-state.js';

export interface FoundItem {
  id: string;
  ownerId: string;
  title: string;
  state: ItemState;
  /** Whether what was typed is the id. */
  exact: boolean;
}

type Found = Omit<FoundItem, 'state'> & Parameters<typeof stateOf>[0];

const { exact, beginning, part } = ranks;

/** The objects that staff may mean by what they type, also those that nobody else sees. */
@Injectable()
export class FindItems {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async find(text: string, terms: SearchTerms, limit: number): Promise<FoundItem[]> {
    const statement = itemsStatement(text, terms, limit);
    const items = statement ? await this.sql.$queryRaw<Found[]>(statement) : [];
    const today = this.clock.today();
    return items.map((item) => ({
      id: item.id,
      ownerId: item.ownerId,
      title: item.title,
      state: stateOf(item, today),
      exact: item.exact,
    }));
  }
}

/** Each of the ways to find an object has an index of its own. @returns null when it can be none */
export function itemsStatement(
  text: string,
  { ids, words }: SearchTerms,
  limit: number,
): Prisma.Sql | null {
  const ways: Prisma.Sql[] = [];
  if (ids) {
    ways.push(Prisma.sql`
      select id, ${exact} as rank from items
      where id between ${ids.from}::uuid and ${ids.to}::uuid`);
  }
  if (words.length > 0) {
    const title = Prisma.sql`' ' || normalize_search(title)`;
    ways.push(Prisma.sql`
      (select id, case when ${title} like ${withWord(text)} then ${beginning} else ${part} end as rank
      from items where ${hasWords(Prisma.sql`(${title})`, words)} limit ${mostRead})`);
  }
  if (ways.length === 0) return null;
  return Prisma.sql`${bestOf(ways)}
    select i.id, i.owner_id as "ownerId", i.title, i.deleted_at as "deletedAt",
      i.hidden_at as "hiddenAt", i.available, i.paused_until as "pausedUntil", i.pieces,
      i.missing_pieces as "missingPieces", rank = ${exact} as exact
    from best join items i using (id)
    order by rank, i.deleted_at is not null, i.created_at desc, i.id
    limit ${limit}`;
}
