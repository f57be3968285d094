import { Injectable } from '@nestjs/common';
import type { Day } from '../../../kernel/day.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { containing } from '../../../platform/database/like-pattern.js';
import { Sql } from '../../../platform/database/sql.js';
import type { ItemView } from '../catalogue.schema.js';
import { type ItemRow, itemColumns, itemView } from '../item-view.js';
import { offeredAnd } from '../search-conditions.js';
import { candidatesOf, leastWorth, matchesOf } from './domain/ranking.js';
import {
  askedWords,
  joinedWords,
  type KnownWord,
  type Term,
  understand,
} from './domain/understand.js';
import { type LooserSearch, wholePage } from './looser.schema.js';
import { Synonyms } from './synonyms.js';

/** So many objects are ranked at most: more would cost without end, and hardly change the first ones. */
const mostCandidates = 300;

/** So many words of titles that look like a typed one are compared with it. */
const mostNear = 20;

/** What comes after the objects that have a text as it was typed, when they are less than a page. */
@Injectable()
export class LooserQueries {
  constructor(
    private readonly sql: Sql,
    private readonly synonyms: Synonyms,
    private readonly clock: Clock,
  ) {}

  /** The best first; the newer first of those that match alike. None that has the text itself. */
  async find(search: LooserSearch, viewer: Actor | undefined): Promise<ItemView[]> {
    const room = wholePage - (await this.countExact(search));
    const words = askedWords(search.q);
    if (room <= 0 || words.length === 0) return [];
    const [known, synonyms] = await Promise.all([this.lookUp(words), this.synonyms.list()]);
    const terms = understand(words, known, synonyms);
    if (terms.length === 0) return [];
    const found = new Map<string, ItemRow>();
    // The wider choices are looked at only when the narrower ones leave room.
    for (const candidates of candidatesOf(terms)) {
      for (const row of await this.rank(search, terms, { candidates, limit: room }, viewer)) {
        if (found.size < room && !found.has(row.id)) found.set(row.id, row);
      }
      if (found.size >= room) break;
    }
    return [...found.values()].map(itemView);
  }

  private async countExact(search: LooserSearch): Promise<number> {
    const [row] = await this.sql.rows<{ count: number }>(Prisma.sql`
      select count(*)::int from (
        select from item_cards i where ${offeredAnd(search, this.clock.today())} limit ${wholePage}
      ) as found`);
    return row?.count ?? 0;
  }

  private lookUp(words: readonly string[]): Promise<KnownWord[]> {
    const asked = [...new Set([...words, ...joinedWords(words)])];
    return this.sql.rows<KnownWord>(Prisma.sql`
      select asked.word, known.is as "isKnown",
        exists (
          select from quartiers where normalize_search(name) ~ ('\\m' || asked.word || '\\M')
          union all
          select from cities where normalize_search(name) ~ ('\\m' || asked.word || '\\M')
        ) as "isPlace",
        case when known.is then '{}' else array(
          select word from search_words near where near.word % asked.word
          order by similarity(near.word, asked.word) desc, near.word limit ${mostNear}
        ) end as near
      from unnest(${asked}::text[]) as asked (word)
      cross join lateral (
        select exists (
          select from search_words
          where stem = coalesce((ts_lexize('french_stem', asked.word))[1], asked.word)
        ) as is
      ) as known`);
  }

  private rank(
    search: LooserSearch,
    terms: readonly Term[],
    { candidates, limit }: { candidates: string; limit: number },
    viewer: Actor | undefined,
  ): Promise<ItemRow[]> {
    const today = this.clock.today();
    return this.sql.rows<ItemRow>(Prisma.sql`
      select ${itemColumns(viewer, today)}
      from (
        select id, ${worthOf(terms)} as worth
        from (${candidatesStatement(search, candidates, today)}) as candidate
      ) as ranked
      join items i using (id)
      join users owner on owner.id = i.owner_id
      where ranked.worth >= ${leastWorth(terms)}
      order by ranked.worth desc, i.created_at desc, i.id desc
      limit ${limit}`);
  }
}

/** Offered objects with some words, without the text itself. The index of the words names what offered objects are. */
export function candidatesStatement(
  { q, ...filters }: LooserSearch,
  candidates: string,
  today: Day,
): Prisma.Sql {
  return Prisma.sql`
    select i.id, item.search_terms from item_cards i join items item using (id)
    where item.search_terms @@ ${toQuery(candidates)} and item.deleted_at is null and item.available
      and ${offeredAnd(filters, today)} and i.search_text not like ${containing(q)}
    limit ${mostCandidates}`;
}

/** What an object is worth: the sum, over the words, of the best way in which it has each. */
function worthOf(terms: readonly Term[]): Prisma.Sql {
  const parts = terms.map((term) => {
    const cases = matchesOf(term).map(
      ({ query, worth }) =>
        Prisma.sql`when search_terms @@ ${toQuery(query)} then ${worth * term.weight}::float8`,
    );
    return Prisma.sql`case ${Prisma.join(cases, ' ')} else 0 end`;
  });
  return Prisma.sql`(${Prisma.join(parts, ' + ')})`;
}

const toQuery = (query: string) => Prisma.sql`to_tsquery('pg_catalog.french', ${query})`;
