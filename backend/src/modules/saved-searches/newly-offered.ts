import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { MatchingItems } from '../catalogue/index.js';

/** The objects that a round asks all saved searches for. */
export interface OfferedRound {
  id: string;
  itemIds: string[];
}

/** The objects for which saved searches are still to be asked: triggers of the database write them down. */
@Injectable()
export class NewlyOffered {
  constructor(
    private readonly sql: Sql,
    private readonly matching: MatchingItems,
    private readonly clock: Clock,
  ) {}

  /** Begins a round for all but those that are paused, which wait for the end of their pause, and those just changing. */
  async begin(): Promise<OfferedRound> {
    const waiting = await this.sql.$queryRaw<{ itemId: string }[]>`
      select item_id as "itemId" from newly_offered_items order by item_id`;
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
    return { id, itemIds };
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
