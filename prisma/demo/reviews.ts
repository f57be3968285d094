import {
  closesAt,
  type ReviewSubject,
} from '../../backend/src/modules/reviews/domain/publication.js';
import type { Db } from '../../backend/src/platform/database/prisma.js';
import { answerTo, opinionOf } from './opinions.js';
import type { RentalHistory } from './rentals.js';
import { lot, stableId } from './stable.js';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** What the parties of a rental wrote of it, as the product's rules publish it. */
export async function loadReviews(
  db: Db,
  rentalId: string,
  { renter, owner, itemId, startsOn, days, writers }: RentalHistory,
  now: Date,
): Promise<void> {
  if (!writers) return;
  const end = new Date(now.getTime() + (startsOn + days) * dayMs);
  const occasion = `${itemId} ${startsOn}`;
  const publishAt = closesAt(end.toISOString().slice(0, 10));
  const after = (name: string) =>
    new Date(end.getTime() + (20 + lot(`${occasion} ${name}`, 28)) * hourMs);
  const [renterAt, ownerAt] = [after('renter'), after('owner')];
  const second = new Date(Math.max(renterAt.getTime(), ownerAt.getTime()));
  const alone = publishAt <= now ? publishAt : null;
  const publishedAt = writers === 'both' ? second : alone;

  const { category } = await db.item.findUniqueOrThrow({ where: { id: itemId } });
  const earlier = await db.review.findMany({ where: { itemId, subject: 'item' } });
  const said = new Set(earlier.map(({ comment }) => comment));

  const review = (subject: ReviewSubject, createdAt: Date) => {
    const byOwner = subject === 'renter';
    const [author, reviewed] = byOwner ? [owner, renter] : [renter, owner];
    const of = subject === 'item' ? itemId : reviewed.id;
    const opinion = opinionOf(subject, { of, occasion, category, said });
    const answer = publishedAt ? answerTo(`${occasion} ${subject}`, opinion.rating) : '';
    return {
      id: stableId(`review ${occasion} ${subject}`),
      ...{ rentalId, itemId, subject, authorId: author.id, reviewedId: reviewed.id },
      ...{ ...opinion, createdAt, publishAt, publishedAt },
      answer,
      answeredAt: answer && publishedAt ? new Date(publishedAt.getTime() + 3 * hourMs) : null,
    };
  };
  const written = {
    renter: [review('item', renterAt), review('owner', renterAt)],
    owner: [review('renter', ownerAt)],
  };
  const data = {
    both: [...written.renter, ...written.owner],
    renter: written.renter,
    owner: written.owner,
  }[writers];
  await db.review.createMany({ data: data.filter(({ createdAt }) => createdAt <= now) });
}
