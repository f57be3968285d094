import { Injectable } from '@nestjs/common';
import type { Day } from '../../../kernel/day.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { type CardRow, cardColumns, cardView } from '../card-view.js';
import type { ItemView } from '../catalogue.schema.js';
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
    const exact = await this.findExact(search);
    const room = wholePage - exact.length;
    const words = askedWords(search.q);
    if (room <= 0 || words.length === 0) return [];
    const [known, synonyms] = await Promise.all([this.lookUp(words), this.synonyms.list()]);
    const terms = understand(words, known, synonyms);
    if (terms.length === 0) return [];
    const found = new Map<string, CardRow>();
    // The wider choices are looked at only when the narrower ones leave room.
    for (const candidates of candidatesOf(terms)) {
      const statement = candidatesStatement(search, exact, candidates, this.clock.today());
      for (const row of await this.rank(statement, terms, room, viewer)) {
        if (found.size < room && !found.has(row.id)) found.set(row.id, row);
      }
      if (found.size >= room) break;
    }
    return [...found.values()].map(cardView);
  }

  /** Those that have the text itself, as many as make a page. */
  private async findExact(search: LooserSearch): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(Prisma.sql`
      select i.id from item_cards i where ${offeredAnd(search, this.clock.today())} limit ${wholePage}`);
    return rows.map(({ id }) => id);
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

  /** What a card says is read of the best alone. */
  private rank(
    candidates: Prisma.Sql,
    terms: readonly Term[],
    limit: number,
    viewer: Actor | undefined,
  ): Promise<CardRow[]> {
    return this.sql.rows<CardRow>(Prisma.sql`
      select ${cardColumns(viewer)}
      from (
        select * from (
          select id, created_at, ${worthOf(terms)} as worth from (${candidates}) as candidate
        ) as ranked
        where worth >= ${leastWorth(terms)}
        order by worth desc, created_at desc, id desc
        limit ${limit}
      ) as best
      join item_cards i using (id)
      order by best.worth desc, i.created_at desc, i.id desc`);
  }
}

/**
 * Offered objects with some words. The index of the words names what offered objects are.
 *
 * @param exact those that have the text itself: told by their ids, as reading their words once more took most of the time
 */
export function candidatesStatement(
  { q: _, ...filters }: LooserSearch,
  exact: readonly string[],
  candidates: string,
  today: Day,
): Prisma.Sql {
  return Prisma.sql`
    select i.id, i.created_at, item.search_terms from item_cards i join items item using (id)
    where item.search_terms @@ ${toQuery(candidates)} and item.deleted_at is null and item.available
      and ${offeredAnd(filters, today)} and i.id <> all(${exact}::uuid[])
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
