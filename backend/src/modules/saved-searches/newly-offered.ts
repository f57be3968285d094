import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { MatchingItems } from '../catalogue/index.js';

/** An object, as it was when it was read. */
export interface Offered {
  itemId: string;
  mark: string;
}

/** The objects for which saved searches are still to be asked: triggers of the database write them down. */
@Injectable()
export class NewlyOffered {
  constructor(
    private readonly sql: Sql,
    private readonly matching: MatchingItems,
    private readonly clock: Clock,
  ) {}

  /** All but those that are paused, which wait for the end of their pause, and those that are just being changed. */
  async list(): Promise<Offered[]> {
    const waiting = await this.sql.$queryRaw<Offered[]>`
      select item_id as "itemId", mark from newly_offered_items order by item_id`;
    const paused = await this.matching.listPaused(waiting.map(({ itemId }) => itemId));
    const due = waiting.filter(({ itemId }) => !paused.has(itemId));
    await this.sql.$executeRaw`
      update newly_offered_items offered set looked_at = ${this.clock.now()}
      from (
        select item_id from newly_offered_items
        where item_id = any(${due.map(({ itemId }) => itemId)}::uuid[]) and looked_at is null
        order by item_id for update skip locked
      ) as held
      where offered.item_id = held.item_id`;
    return due;
  }

  /** But for those that were changed meanwhile: these are looked at again. */
  async forget(all: readonly Offered[]): Promise<void> {
    await this.sql.$executeRaw`
      delete from newly_offered_items offered
      using (
        select item_id from newly_offered_items
        where (item_id, mark) in (
          select * from unnest(${all.map(({ itemId }) => itemId)}::uuid[], ${all.map(({ mark }) => mark)}::uuid[]))
        order by item_id for update skip locked
      ) as held
      where offered.item_id = held.item_id`;
  }
}
