import { findProhibitedWords } from '../../backend/src/modules/reports/domain/find-prohibited-words.js';
import type { Db } from '../../backend/src/platform/database/prisma.js';
import type { Offer } from './listings.js';
import { market, owner, renter } from './people.js';
import { stableId } from './stable.js';

const hourMs = 3_600_000;
const favouriteCount = 6;

/** Reports that wait for staff, an object whose words they are to look at, and somebody's favourites. */
export async function loadTrust(db: Db, offers: readonly Offer[], now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const others = offers.filter((offer) => offer.owner !== owner && offer.owner !== renter);
  const [suspect, disputed] = others;
  const rental = await db.rental.findFirst({
    where: { renterId: renter.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { item: true },
  });
  if (!suspect || !disputed || !rental) return;
  const reporters = market.filter(
    (person) => person !== suspect.owner && person !== disputed.owner,
  );
  const onObject = ({ id, owner: member, listing }: Offer) => ({
    kind: 'item' as const,
    subjectId: id,
    memberId: member.id,
    title: listing.title,
    text: listing.text,
  });
  await db.report.createMany({
    data: [
      {
        ...onObject(suspect),
        id: stableId('report of a scam'),
        reporterId: renter.id,
        reason: 'scam',
        words: "Il demande un acompte par Airtel Money avant de montrer l'objet.",
        createdAt: ago(30),
        overdueAt: ago(6),
      },
      {
        ...onObject(suspect),
        id: stableId('report of photos'),
        reporterId: (reporters[0] ?? owner).id,
        reason: 'false-listing',
        words: "Les photos viennent d'un site chinois.",
        createdAt: ago(5),
      },
      {
        kind: 'rental',
        subjectId: rental.id,
        memberId: rental.ownerId,
        title: rental.item.title,
        id: stableId('help with a rental'),
        reporterId: renter.id,
        reason: 'no-answer',
        words: "J'appelle depuis hier matin, personne ne répond.",
        createdAt: ago(2),
      },
      {
        kind: 'member',
        subjectId: disputed.owner.id,
        memberId: disputed.owner.id,
        title: disputed.owner.name,
        id: stableId('report of a member'),
        reporterId: (reporters[1] ?? owner).id,
        reason: 'insults',
        words: '',
        createdAt: ago(1),
      },
    ],
  });
  await db.itemCheck.createMany({ data: checks(others, ago) });
  await db.favourite.createMany({
    data: others.slice(2, 2 + favouriteCount).map(({ id, listing }, index) => ({
      userId: renter.id,
      itemId: id,
      price: listing.price,
      priceUnit: listing.priceUnit,
      createdAt: ago(24 * (index + 1)),
    })),
  });
}

/** The two newest objects as if they were their owners' first, and all with words of what may not be let. */
function checks(offers: readonly Offer[], ago: (hours: number) => Date) {
  const newest = offers.toSorted((one, other) => +other.createdAt - +one.createdAt).slice(0, 2);
  return offers.flatMap((offer) => {
    const words = findProhibitedWords(offer.listing.title, offer.listing.text);
    const isEarly = newest.includes(offer);
    if (!isEarly && words.length === 0) return [];
    const id = stableId(`check of ${offer.id}`);
    return [{ id, itemId: offer.id, isEarly, words, createdAt: ago(words.length > 0 ? 20 : 3) }];
  });
}
