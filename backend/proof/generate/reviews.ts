import { opinionOf } from '../../../prisma/demo/opinions.js';
import { dayOf } from '../../src/kernel/day.js';
import { hourMs } from '../../src/kernel/duration.js';
import { lastDayOf } from '../../src/modules/rentals/domain/last-day.js';
import { closesAt, type ReviewSubject } from '../../src/modules/reviews/domain/publication.js';
import type { OpenRental } from './open-rental.js';
import type { Random } from './random.js';
import type { Rows } from './rows.js';

const share = 0.35;
/** Of the renters who write, how many of their owners do too. */
const bothShare = 0.6;

/** What the parties write of rentals whose object came back. */
export class Reviews {
  /** Of each object. */
  private readonly said = new Map<string, Set<string>>();

  constructor(
    private readonly now: Date,
    private readonly random: Random,
    private readonly rows: Rows,
  ) {}

  /** Some parties write, within three days; published are those that time or the other party has. */
  consider(rental: OpenRental, returnedAt: Date): void {
    const { random, now } = this;
    if (!random.chance(share)) return;
    const lastDay = lastDayOf(rental, dayOf(now));
    if (!lastDay) return;
    const publishAt = closesAt(lastDay);
    const [renterAt, ownerAt] = [this.soonAfter(returnedAt), this.soonAfter(returnedAt)];
    const second = new Date(Math.max(renterAt.getTime(), ownerAt.getTime()));
    const bothWrite = random.chance(bothShare) && second < publishAt;
    const published = bothWrite && second <= now ? second : publishAt;
    const when = { publishAt, publishedAt: published <= now ? published : null };
    const isInTime = (at: Date) => at <= now && at < publishAt;
    if (isInTime(renterAt)) {
      this.write(rental, 'item', { at: renterAt, ...when });
      this.write(rental, 'owner', { at: renterAt, ...when });
    }
    if (bothWrite && isInTime(ownerAt)) this.write(rental, 'renter', { at: ownerAt, ...when });
  }

  private write(
    { id, renterId, ownerId, terms }: OpenRental,
    subject: ReviewSubject,
    { at, publishAt, publishedAt }: { at: Date; publishAt: Date; publishedAt: Date | null },
  ): void {
    const [author, reviewed] = subject === 'renter' ? [ownerId, renterId] : [renterId, ownerId];
    const of = subject === 'item' ? terms.item.id : reviewed;
    const said = this.said.get(terms.item.id) ?? new Set();
    const { category } = terms.item;
    const opinion = opinionOf(subject, { of, occasion: id, category, said });
    if (subject === 'item') this.said.set(terms.item.id, said.add(opinion.comment));
    this.rows.add('reviews', {
      id: this.random.uuidAt(at),
      rental_id: id,
      subject,
      item_id: terms.item.id,
      author_id: author,
      reviewed_id: reviewed,
      ...opinion,
      created_at: at,
      publish_at: publishAt,
      published_at: publishedAt,
    });
  }

  private soonAfter(returnedAt: Date): Date {
    return new Date(returnedAt.getTime() + this.random.between(1, 72) * hourMs);
  }
}
