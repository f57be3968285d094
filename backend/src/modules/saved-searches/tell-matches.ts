import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { SavedSearch } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { forEachDue } from '../../platform/for-each-settled.js';
import { BlockedMembers } from '../accounts/index.js';
import { MatchingItems, type MemberSearch } from '../catalogue/index.js';
import { DomainEvents } from '../events/index.js';
import { type SavedFilters, searchOf } from './domain/saved-filters.js';
import { NewlyOffered, type OfferedRound } from './newly-offered.js';
import { savedSearchMatched } from './saved-searches.events.js';

interface Asked extends MemberSearch {
  found: string[] | undefined;
}

/**
 * Tells members of newly offered objects that their saved searches find, all of a search at once: each search in a
 * transaction of its own, which also notes what was told. Objects wait until every search has been asked for them, so that
 * a round that stops in between is done again, and tells nothing twice.
 */
@Injectable()
export class TellMatches {
  private readonly logger = new Logger(TellMatches.name);

  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly newlyOffered: NewlyOffered,
    private readonly matching: MatchingItems,
    private readonly blockedMembers: BlockedMembers,
    private readonly clock: Clock,
  ) {}

  /** All searches for a batch of the objects that wait, then for the next. @returns how often searches were asked */
  async execute(): Promise<number> {
    let asked = 0;
    let round = await this.newlyOffered.begin();
    for (;;) {
      asked += await this.ask(round);
      if (round.last === null) return asked;
      round = await this.newlyOffered.begin(round.last);
    }
  }

  private async ask(round: OfferedRound): Promise<number> {
    const { itemIds } = round;
    if (itemIds.length === 0) return 0;
    let hasFailed = false;
    const asked = await forEachDue(
      ({ after, limit }) => this.readPage(itemIds, after, limit),
      async (search) => {
        try {
          const found = search.found ?? (await this.find(itemIds, [search])).get(search.id) ?? [];
          if (found.length > 0) await this.tell(search, found);
        } catch (error) {
          hasFailed = true;
          throw error;
        }
      },
    );
    if (!hasFailed) await this.newlyOffered.forget(round);
    return asked;
  }

  /** The next searches, each with what it finds: undefined where one that fails kept the others from being asked. */
  private async readPage(itemIds: string[], after: string, limit: number): Promise<Asked[]> {
    const rows = await this.db.savedSearch.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: limit,
    });
    const searches = rows.map(asSearch);
    try {
      const found = await this.find(itemIds, searches);
      return searches.map((search) => ({ ...search, found: found.get(search.id) ?? [] }));
    } catch (error) {
      this.logger.error({ msg: 'Saved searches are asked one by one', err: error });
      return searches.map((search) => ({ ...search, found: undefined }));
    }
  }

  private async find(itemIds: string[], searches: MemberSearch[]): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const { searchId, itemId } of await this.matching.list(itemIds, searches)) {
      const known = found.get(searchId);
      if (known) known.push(itemId);
      else found.set(searchId, [itemId]);
    }
    return found;
  }

  private async tell({ id }: MemberSearch, itemIds: string[]): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const saved = await hold(tx, id);
      if (!saved) return;
      const itemIdsNow = await this.findReachable(tx, saved, itemIds);
      const at = this.clock.now();
      const { count } = await tx.savedSearchMatch.createMany({
        data: itemIdsNow.map((itemId) => ({ searchId: id, itemId, toldAt: at })),
        skipDuplicates: true,
      });
      if (count === 0) return;
      await this.events.record(tx, afterCommit, savedSearchMatched, {
        subjectId: id,
        actor: { role: 'system' },
        facts: { userId: saved.userId, count },
        secrets: { filters: saved.filters as SavedFilters },
        at,
      });
    });
  }

  /** What is still found, but for objects of members whom a block, a suspension or a deletion keeps apart. */
  private async findReachable(tx: Tx, saved: SavedSearch, itemIds: string[]): Promise<string[]> {
    const found = await this.matching.list(itemIds, [asSearch(saved)], tx);
    const owners = [...new Set(found.map(({ ownerId }) => ownerId))];
    const { apart } = await this.blockedMembers.among(saved.userId, owners, tx);
    return found.filter(({ ownerId }) => !apart.has(ownerId)).map(({ itemId }) => itemId);
  }
}

/** Until the end of the transaction; null when it is deleted. */
async function hold(tx: Tx, id: string): Promise<SavedSearch | null> {
  await tx.$queryRaw`select from saved_searches where id = ${id}::uuid for update`;
  return tx.savedSearch.findUnique({ where: { id } });
}

const asSearch = ({ id, userId, filters }: SavedSearch): MemberSearch => ({
  id,
  userId,
  filters: searchOf(filters as SavedFilters),
});
