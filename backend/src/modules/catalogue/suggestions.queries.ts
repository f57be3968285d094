import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { withWord } from '../../platform/database/like-pattern.js';
import { Sql } from '../../platform/database/sql.js';
import type { Limit } from '../../platform/rate-limits/rate-limits.js';
import type { SuggestionsView } from './catalogue.schema.js';
import { isShown } from './search-conditions.js';

/** Of an address: a person who types asks twice a second at most. */
export const mostSuggestions: Limit = { name: 'suggestions', max: 120, seconds: 60 };

const mostTitles = 6;

/** So many matching objects are looked at: more would tell hardly anything else. */
const mostItems = 300;

/** What somebody who types a search may mean. */
@Injectable()
export class SuggestionsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Titles in which a word begins so: those that begin with it first, then the shortest. */
  async find(text: string): Promise<SuggestionsView> {
    const statement = suggestionsStatement(text, this.clock.today());
    const rows = await this.sql.rows<{ title: string }>(statement);
    return { titles: rows.map(({ title }) => title) };
  }
}

export function suggestionsStatement(text: string, today: Day): Prisma.Sql {
  return Prisma.sql`
    with found as (
      select i.title, i.title_words as words
      from item_cards i
      where ${isShown(today)} and i.title_words like ${withWord(text)}
      limit ${mostItems}
    )
    select min(title) as title from found
    group by words
    order by position(normalize_search(${text}) in words) <> 2, length(words), words
    limit ${mostTitles}`;
}
