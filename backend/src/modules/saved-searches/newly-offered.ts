import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { MatchingItems } from '../catalogue/index.js';

/** Objects that wait, read at once. */
const batchSize = 1_000;

/** The objects that a round asks all saved searches for. */
export interface OfferedRound {
  id: string;
  itemIds: string[];
  /** After which the next round goes on; null when no more wait. */
  last: string | null;
}

/** The objects for which saved searches are still to be asked: triggers of the database write them down. */
@Injectable()
export class NewlyOffered {
  constructor(
    private readonly sql: Sql,
    private readonly matching: MatchingItems,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a round for the next of them, in the order of their ids, but for those that are paused, which wait for the
   * end of their pause, and those just changing.
   */
  async begin(after = '00000000-0000-0000-0000-000000000000'): Promise<OfferedRound> {
    const waiting = await this.sql.$queryRaw<{ itemId: string }[]>`
      select item_id as "itemId" from newly_offered_items
      where item_id > ${after}::uuid order by item_id limit ${batchSize}`;
    const all = waiting.map(({ itemId }) => itemId);
    const paused = await this.matching.listPaused(all);
    const id = randomUUID();
    const itemIds = all.filter((itemId) => !paused.has(itemId));
    await this.sql.$executeRaw`
      update newly_offered_items offered
      set round = ${id}::uuid, looked_at = coalesce(offered.looked_at, ${this.clock.now()})
      from (
        select item_id from newly_offered_items where item_id = any(${itemIds}::uuid[])
        order by item_id for update skip locked
      ) as held
      where offered.item_id = held.item_id`;
    const last = waiting.length < batchSize ? null : (all.at(-1) ?? null);
    return { id, itemIds, last };
  }

  /** But for those that were changed meanwhile, or that another round asks for since: these are looked at again. */
  async forget({ id, itemIds }: OfferedRound): Promise<void> {
    await this.sql.$executeRaw`
      delete from newly_offered_items offered
      using (
        select item_id from newly_offered_items
        where item_id = any(${itemIds}::uuid[]) and round = ${id}::uuid
        order by item_id for update skip locked
      ) as held
      where offered.item_id = held.item_id`;
  }
}
