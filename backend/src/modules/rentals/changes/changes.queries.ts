import { Injectable } from '@nestjs/common';
import type { RentalChange } from '../../../platform/database/generated/client.js';
import { allColumnsOf } from '../../../platform/database/rows.js';
import { Sql } from '../../../platform/database/sql.js';
import { openChangeStatuses } from '../domain/rental-change.js';
import type { RentalChanges } from './change-view.js';
import { PaymentDeadlines } from './payment-deadlines.js';

/** Extensions and shortenings of rentals. */
@Injectable()
export class ChangesQueries {
  constructor(
    private readonly sql: Sql,
    private readonly deadlines: PaymentDeadlines,
  ) {}

  /** Of each of these rentals that has any, those that are open or done, oldest first. */
  async listOf(rentalIds: string[]): Promise<Map<string, RentalChanges>> {
    const statuses = [...openChangeStatuses, 'done'];
    const changes = await this.sql.$queryRaw<RentalChange[]>`
      select ${allColumnsOf('rental_changes')} from rental_changes
      where rental_id = any(${rentalIds}::uuid[]) and status = any(${statuses}::"RentalChangeStatus"[])
      order by asked_at, id`;
    const rivals = await this.countRivals(changes.filter(isAsked));
    const found = new Map<string, RentalChanges>();
    for (const change of await this.deadlines.ofAll(changes)) {
      const others = found.get(change.rentalId)?.changes ?? [];
      const of = { changes: [...others, change], rivals: rivals.get(change.rentalId) ?? 0 };
      found.set(change.rentalId, of);
    }
    return found;
  }

  /** By rental id, for how many requests of others the extension that is asked for leaves too few pieces. */
  private async countRivals(asked: RentalChange[]): Promise<Map<string, number>> {
    if (asked.length === 0) return new Map();
    const rows = await this.sql.$queryRaw<{ id: string; count: number }[]>`
      select rental.id, count(*)::int as count
      from rental_changes change
      join rentals rental on rental.id = change.rental_id
      join rentals other on other.item_id = rental.item_id and other.status = 'en_attente'
        and other.start_date < change.new_end_date and other.end_date > change.old_end_date
        and free_pieces(other.item_id, greatest(other.start_date, change.old_end_date),
          least(other.end_date, change.new_end_date)) < other.pieces + rental.pieces
      where change.id = any(${asked.map(({ id }) => id)}::uuid[])
      group by rental.id`;
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

function isAsked({ kind, status }: RentalChange): boolean {
  return kind === 'extension' && status === 'requested';
}
