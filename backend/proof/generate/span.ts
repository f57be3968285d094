import { addDays, type Day, dayOf, daysBetween, startOfDay } from '../../src/kernel/day.js';
import { dayMs } from '../../src/kernel/duration.js';

/** How much is rented in each month, January first: most in the dry season and before the new year. */
const seasons = [0.8, 0.85, 0.95, 1, 0.95, 1.1, 1.35, 1.4, 1, 0.9, 1, 1.7];
/** And on each day of the week, Sunday first. */
const weekdays = [0.9, 0.8, 0.8, 0.9, 1, 1.4, 1.3];
/** The share of members and objects that are there when it begins. */
const first = 0.2;

/** The time in which the generated market has grown, up to now. */
export class Span {
  readonly days: readonly Day[];
  readonly start: Date;

  constructor(
    readonly end: Date,
    length: number,
  ) {
    const firstDay = addDays(dayOf(end), -length);
    this.start = startOfDay(firstDay);
    this.days = Array.from({ length: daysBetween(firstDay, dayOf(end)) + 1 }, (_, index) =>
      addDays(firstDay, index),
    );
  }

  /** The share of members and objects that are there at an instant. */
  joinedBy(instant: Date): number {
    const passed = (instant.getTime() - this.start.getTime()) / this.length;
    return Math.min(1, first + (1 - first) * Math.max(0, passed));
  }

  /** When a share of them was reached; those of the beginning joined in the months before it. */
  joinsAt(share: number): Date {
    const passed = (share - first) / (1 - first);
    const before = (1 - share / first) * 60 * dayMs;
    return new Date(this.start.getTime() + (passed < 0 ? -before : passed * this.length));
  }

  /** How many of `count` happen on each of the days: more and more, with the seasons and weekends. */
  spread(count: number): number[] {
    const weights = this.days.map((day, index) => {
      const date = new Date(`${day}T00:00:00Z`);
      const season = (seasons[date.getUTCMonth()] ?? 1) * (weekdays[date.getUTCDay()] ?? 1);
      return season * (1 + (2 * index) / this.days.length);
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let sum = 0;
    let given = 0;
    return weights.map((weight) => {
      sum += weight;
      const due = Math.round((count * sum) / total) - given;
      given += due;
      return due;
    });
  }

  private get length(): number {
    return this.end.getTime() - this.start.getTime();
  }
}
