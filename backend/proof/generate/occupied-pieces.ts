import { assignPieces, type Letting } from '../../src/modules/items/domain/assign-pieces.js';
import type { Period } from '../../src/modules/rentals/domain/rental-period.js';
import type { Closure } from './closures.js';
import type { Rows } from './rows.js';

interface Stock {
  id: string;
  pieces: number;
}

/**
 * Who has which piece of an object on which days. Of an object with several, that is known once all who
 * had it are: they are kept until the market is closed.
 */
export class OccupiedPieces {
  private readonly lettings = new Map<string, Letting[]>();

  constructor(private readonly rows: Rows) {}

  let(item: Stock, letting: Letting): void {
    if (item.pieces === 1) {
      this.write(item.id, 1, letting, { rental_id: letting.id });
      return;
    }
    const lettings = this.lettings.get(item.id) ?? [];
    lettings.push(letting);
    this.lettings.set(item.id, lettings);
  }

  /** On days that are closed nothing is let. */
  shut(item: Stock, closures: readonly Closure[]): void {
    for (const closure of closures) {
      for (let piece = 1; piece <= item.pieces; piece++) {
        this.write(item.id, piece, closure, { closure_id: closure.id });
      }
    }
  }

  /** Writes what is known by now. */
  close(): void {
    for (const [itemId, lettings] of this.lettings) {
      const pieces = assignPieces(lettings);
      for (const letting of lettings) {
        for (const piece of pieces.get(letting.id) ?? []) {
          this.write(itemId, piece, letting, { rental_id: letting.id });
        }
      }
    }
  }

  private write(
    itemId: string,
    piece: number,
    { start, end }: Period,
    by: { rental_id?: string; closure_id?: string },
  ): void {
    const { rental_id = null, closure_id = null } = by;
    const days = { start_date: start, end_date: end };
    this.rows.add('occupied_pieces', { item_id: itemId, piece, ...days, rental_id, closure_id });
  }
}
