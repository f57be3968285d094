import { Injectable } from '@nestjs/common';
import { plainText } from '../../kernel/plain-text.js';
import { isExact, readSearchTerms, type SearchTerms } from '../../kernel/search-terms.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { escapeLike } from '../../platform/database/like.js';
import { hasWords, withWord } from '../../platform/database/like-pattern.js';
import { Db } from '../../platform/database/prisma.js';
import { bestOf, mostRead, ranks } from '../../platform/database/ranked-search.js';
import { Sql } from '../../platform/database/sql.js';
import { usersMatching } from './users-matching.js';

export interface FoundUser {
  id: string;
  name: string;
  /** As staff are shown it. */
  email: string;
  phone: string | null;
  /** Whether what was typed is the id, the address or the phone number. */
  exact: boolean;
}

const { exact, beginning, part } = ranks;

/** Each is a parameter of the statement that they are for. */
const mostNamed = 2_000;

/** The members whom staff may mean by what they type. */
@Injectable()
export class FindUsers {
  constructor(
    private readonly sql: Sql,
    private readonly db: Db,
  ) {}

  find(text: string, terms: SearchTerms, limit: number): Promise<FoundUser[]> {
    return this.sql.rows<FoundUser>(usersStatement(text, terms, limit));
  }

  /** The ids of all of them, up to two thousand of those who share a name, the team before members. */
  async listIds(text: string): Promise<string[]> {
    const [found, named] = await Promise.all([
      this.find(text, readSearchTerms(text), mostRead),
      this.db.user.findMany({
        where: { ...usersMatching(text), deletedAt: null },
        select: { id: true },
        orderBy: [{ role: 'desc' }, { id: 'asc' }],
        take: mostNamed,
      }),
    ]);
    return [...new Set([...found, ...named].map(({ id }) => id))];
  }

  /** The same of members who are known by something else; by id. */
  async list(ids: readonly string[]): Promise<Map<string, Omit<FoundUser, 'exact'>>> {
    const users = await this.sql.$queryRaw<Omit<FoundUser, 'exact'>[]>`
      select id, name, coalesce(pending_email, email) as email, phone from users
      where id = any(${[...ids]}::uuid[])`;
    return new Map(users.map((user) => [user.id, user]));
  }
}

/** Each of the ways to find a member has an index of its own. */
export function usersStatement(text: string, terms: SearchTerms, limit: number): Prisma.Sql {
  return Prisma.sql`${bestOf(waysOf(text, terms))}
    select u.id, u.name, coalesce(u.pending_email, u.email) as email, u.phone, rank = ${exact} as exact
    from best join users u using (id)
    order by rank, u.name, u.id
    limit ${limit}`;
}

function waysOf(text: string, { words, part: ofAddress, ids, numbers }: SearchTerms): Prisma.Sql[] {
  const ways = [
    Prisma.sql`select id, ${exact} as rank from users where email = ${text}::citext`,
    Prisma.sql`select id, ${exact} as rank from users where pending_email = ${text}::citext`,
  ];
  if (ids) {
    ways.push(Prisma.sql`
      select id, ${exact} as rank from users
      where id between ${ids.from}::uuid and ${ids.to}::uuid`);
  }
  if (numbers) {
    ways.push(Prisma.sql`
      (select id, ${isExact(numbers) ? exact : beginning} as rank from users
      where phone between ${numbers.from} and ${numbers.to} limit ${mostRead})`);
  }
  if (words.length > 0) {
    const name = Prisma.sql`' ' || normalize_search(name)`;
    ways.push(Prisma.sql`
      (select id, case when ${name} like ${withWord(text)} then ${beginning} else ${part} end as rank
      from users where deleted_at is null and ${hasWords(Prisma.sql`(${name})`, words)}
      limit ${mostRead})`);
  }
  if (ofAddress) {
    ways.push(Prisma.sql`
      (select id, ${part} as rank from users
      where deleted_at is null and plain_text like ${`%${escapeLike(plainText(ofAddress))}%`}
      limit ${mostRead})`);
  }
  return ways;
}
