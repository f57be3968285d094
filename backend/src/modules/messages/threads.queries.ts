import { Injectable } from '@nestjs/common';
import { maskedName } from '../../kernel/masked-name.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { endBefore, type Listing, pageOfNewest } from '../../platform/http/listing.js';
import type { Page } from '../../platform/http/paging.js';
import { BlockedMembers, type Person, Users } from '../accounts/index.js';
import { type ItemSummary, Items } from '../items/index.js';
import {
  Acquaintances,
  type RentalStanding,
  RentalStandings,
  statusWords,
} from '../rentals/index.js';
import { avatarUrl, uploadUrl } from '../uploads/index.js';
import { threadState } from './domain/thread-state.js';
import type { ThreadView, UnreadView } from './messages.schema.js';
import { otherOf, requireParty } from './thread-record.js';

/** A thread as one of its parties has it, with its last message. */
interface OwnThread {
  id: string;
  itemId: string;
  rentalId: string | null;
  askerId: string;
  ownerId: string;
  lastNumber: number;
  lastMessageAt: Date | null;
  readNumber: number;
  otherReadNumber: number;
  unread: number;
  lastBody: string | null;
  lastPictures: number | null;
  lastSenderId: string | null;
}

/** What lists and views of threads need of others, read for all of them at once. */
interface Surroundings {
  items: Map<string, ItemSummary>;
  people: Map<string, Person>;
  /** Those whose names the member reads in full. */
  known: Set<string>;
  rentals: Map<string, RentalStanding>;
  blocks: { blocked: Set<string>; apart: Set<string> };
}

@Injectable()
export class ThreadsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly items: Items,
    private readonly users: Users,
    private readonly acquaintances: Acquaintances,
    private readonly rentals: RentalStandings,
    private readonly blockedMembers: BlockedMembers,
  ) {}

  /** A member's threads that have a message, those written to last first. */
  async list(userId: string, query: Listing): Promise<Page<ThreadView>> {
    const end = endBefore(query);
    const before = end
      ? Prisma.sql`and (t.last_message_at, t.id) < (${end.value}::timestamptz, ${end.id}::uuid)`
      : Prisma.empty;
    const threads = await this.read(
      userId,
      Prisma.sql`t.last_number > 0 ${before}
        order by t.last_message_at desc, t.id desc limit ${query.limit + 1}`,
    );
    const [counted] = await this.sql.$queryRaw<{ total: number }[]>`
      select count(*)::int as total
      from thread_members m join threads t on t.id = m.thread_id
      where m.user_id = ${userId}::uuid and t.last_number > 0`;
    const rows = threads.map((thread) => ({ ...thread, createdAt: thread.lastMessageAt as Date }));
    const page = pageOfNewest(rows, counted?.total ?? 0, query);
    return { ...page, rows: await this.viewsOf(page.rows, userId) };
  }

  /** @throws ProblemError `thread-not-found` */
  async get(userId: string, id: string): Promise<ThreadView> {
    const [thread = null] = await this.read(userId, Prisma.sql`t.id = ${id}::uuid`);
    const [view] = await this.viewsOf([requireParty(thread, userId)], userId);
    return view as ThreadView;
  }

  async countUnread(userId: string): Promise<UnreadView> {
    const [counted] = await this.sql.$queryRaw<UnreadView[]>`
      select count(distinct m.thread_id)::int as threads, count(*)::int as messages
      from thread_members m
      join messages message on message.thread_id = m.thread_id and message.number > m.read_number
        and message.sender_id <> m.user_id
      where m.user_id = ${userId}::uuid`;
    return counted ?? { threads: 0, messages: 0 };
  }

  private read(userId: string, condition: Prisma.Sql): Promise<OwnThread[]> {
    return this.sql.$queryRaw<OwnThread[]>`
      select t.id, t.item_id as "itemId", t.rental_id as "rentalId", t.asker_id as "askerId",
        t.owner_id as "ownerId", t.last_number as "lastNumber",
        t.last_message_at as "lastMessageAt", m.read_number as "readNumber",
        other.read_number as "otherReadNumber", last.body as "lastBody",
        last.picture_count as "lastPictures", last.sender_id as "lastSenderId",
        (select count(*)::int from messages message
          where message.thread_id = t.id and message.number > m.read_number
            and message.sender_id <> m.user_id) as unread
      from thread_members m
      join threads t on t.id = m.thread_id
      join thread_members other on other.thread_id = t.id and other.user_id <> m.user_id
      left join messages last on last.thread_id = t.id and last.number = t.last_number
      where m.user_id = ${userId}::uuid and ${condition}`;
  }

  private async viewsOf(threads: OwnThread[], userId: string): Promise<ThreadView[]> {
    const others = threads.map((thread) => otherOf(thread, userId));
    const [items, people, known, rentals, blocks] = await Promise.all([
      this.items.listSummaries(threads.map(({ itemId }) => itemId)),
      this.users.listPeople(others),
      this.acquaintances.among(userId, others),
      this.rentals.list(threads.flatMap(({ rentalId }) => rentalId ?? [])),
      this.blockedMembers.among(userId, others),
    ]);
    return threads.map((thread) =>
      viewThread(thread, userId, { items, people, known, rentals, blocks }),
    );
  }
}

function viewThread(
  thread: OwnThread,
  userId: string,
  { items, people, known, rentals, blocks }: Surroundings,
): ThreadView {
  const otherId = otherOf(thread, userId);
  // Foreign keys say that they exist.
  const item = items.get(thread.itemId) as ItemSummary;
  const { name, avatarId } = people.get(otherId) as Person;
  const rental = rentals.get(thread.rentalId ?? '') ?? null;
  return {
    id: thread.id,
    item: {
      id: thread.itemId,
      title: item.title,
      image: item.imageId && uploadUrl('item', item.imageId),
    },
    rental: rental && {
      id: rental.id,
      status: statusWords[rental.status],
      start_date: rental.start,
      end_date: rental.end,
    },
    party: userId === thread.ownerId ? 'owner' : 'asker',
    other: {
      id: otherId,
      name: known.has(otherId) ? name : maskedName(name),
      avatar: avatarUrl(avatarId),
      blocked: blocks.blocked.has(otherId),
    },
    last_number: thread.lastNumber,
    read_number: thread.readNumber,
    other_read_number: thread.otherReadNumber,
    unread: thread.unread,
    last_message: viewLast(thread, userId),
    state: threadState(blocks.apart.has(otherId), rental),
  };
}

function viewLast(thread: OwnThread, userId: string): ThreadView['last_message'] {
  const { lastBody, lastPictures, lastSenderId, lastMessageAt } = thread;
  if (lastBody === null || !lastMessageAt) return null;
  return {
    mine: lastSenderId === userId,
    body: lastBody,
    pictures: lastPictures ?? 0,
    sent_at: lastMessageAt.toISOString(),
  };
}
