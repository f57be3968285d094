import { formatShortDay } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import type { AwaitedReview } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Picture } from '@/components/ui/picture';
import { paths } from '@/lib/paths';
import { awaitedReviewsQuery } from '../api/list-reviews';
import { lastDayToWrite } from '../last-day-to-write';

/** The rentals of which the member may still write; nothing when there are none. */
export function AwaitedReviews() {
  const { data } = useQuery(awaitedReviewsQuery);
  if (!data || data.rentals.length === 0) return null;
  return (
    <section aria-labelledby="awaited">
      <h2 id="awaited" className="text-xl">
        À vous d'écrire
      </h2>
      <ul className="mt-4 grid gap-4">
        {data.rentals.map((rental) => (
          <li key={rental.rentalId}>
            <Awaited rental={rental} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Awaited({ rental }: { rental: AwaitedReview }) {
  const other = rental.party === 'renter' ? 'Propriétaire' : 'Locataire';
  return (
    <Card className="p-4 sm:p-5">
      <article
        aria-label={rental.itemTitle}
        className="grid grid-cols-[auto_1fr] items-start gap-4 sm:grid-cols-[auto_1fr_auto]"
      >
        <Picture
          src={rental.itemImage ?? undefined}
          alt=""
          sizes="5rem"
          className="size-20 rounded-2xl"
        />
        <div className="min-w-0">
          <h3 className="line-clamp-3 font-sans font-semibold text-title leading-snug tracking-normal">
            {rental.itemTitle}
          </h3>
          <p className="wrap-anywhere text-ink-500">
            {other}&nbsp;: {rental.otherName}
          </p>
          <p className="text-ink-500 text-sm">
            Jusqu'au {formatShortDay(lastDayToWrite(rental.closesAt))}
          </p>
          {rental.otherHasWritten && (
            <p className="mt-1 font-medium text-lagoon-800 text-sm">
              Un avis vous attend&nbsp;: vous le lirez quand vous aurez donné le vôtre.
            </p>
          )}
        </div>
        <ButtonLink
          to={paths.writeReview(rental.rentalId)}
          className="max-sm:col-span-2 sm:self-center"
        >
          Donner mon avis
        </ButtonLink>
      </article>
    </Card>
  );
}
