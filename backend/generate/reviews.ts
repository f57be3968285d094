import { opinionOn } from '../../prisma/demo/reviews.js';
import type { OpenRental } from './open-rental.js';
import type { Random } from './random.js';
import type { Rows } from './rows.js';

const share = 0.35;
const hour = 3_600_000;

/** What renters write about objects that they brought back. */
export class Reviews {
  constructor(
    private readonly now: Date,
    private readonly random: Random,
    private readonly rows: Rows,
  ) {}

  /** Some write, within three days. */
  consider({ id, renterId, terms }: OpenRental, returnedAt: Date): void {
    const { random, rows } = this;
    if (!random.chance(share)) return;
    const at = new Date(returnedAt.getTime() + random.between(1, 72) * hour);
    if (at > this.now) return;
    rows.add('reviews', {
      id: random.uuidAt(at),
      rental_id: id,
      item_id: terms.item.id,
      author_id: renterId,
      ...opinionOn(id),
      created_at: at,
    });
  }
}
