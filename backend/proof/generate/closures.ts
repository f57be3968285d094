import { addDays, type Day, dayOf, startOfDay } from '../../src/kernel/day.js';
import { dayMs } from '../../src/kernel/duration.js';
import type { Period } from '../../src/modules/rentals/domain/rental-period.js';
import { Lottery, type Random } from './random.js';
import type { Rows } from './rows.js';

/** Days that an owner has closed. */
export interface Closure extends Period {
  id: string;
}

/** How often an owner closes days of an object. */
const counts = new Lottery([
  [0, 86],
  [1, 9],
  [2, 4],
  [4, 1],
] as const);
const lengthDays = { median: 5, spread: 0.9, most: 60 };
/** Days from one closure, or from the offer, to the next at the most. */
const longestPause = 220;
/** And how long before it an owner closes days. */
const noticeDays = 14;

/** Days that owners close, which are known from the offer on: nobody asks for them. */
export class Closures {
  constructor(
    private readonly now: Date,
    private readonly random: Random,
    private readonly rows: Rows,
  ) {}

  /** Those of an object that is offered from an instant on. */
  draw(itemId: string, offeredAt: Date): Closure[] {
    const { random, now } = this;
    const closures: Closure[] = [];
    let after: Day = dayOf(offeredAt);
    for (let left = counts.draw(random); left > 0; left--) {
      const start = addDays(after, 2 + random.below(longestPause));
      const length = random.logNormal(lengthDays.median, lengthDays.spread);
      const end = addDays(start, Math.max(1, Math.min(lengthDays.most, Math.floor(length))));
      const notice = startOfDay(start).getTime() - random.between(0, noticeDays) * dayMs;
      const createdAt = new Date(Math.max(notice, offeredAt.getTime()));
      if (createdAt > now) break;
      closures.push({ id: random.uuidAt(createdAt), start, end });
      this.write(itemId, closures.at(-1) as Closure, createdAt);
      after = end;
    }
    return closures;
  }

  private write(itemId: string, { id, start, end }: Closure, createdAt: Date): void {
    this.rows.add('item_closures', {
      id,
      item_id: itemId,
      start_date: start,
      end_date: end,
      created_at: createdAt,
    });
  }
}
