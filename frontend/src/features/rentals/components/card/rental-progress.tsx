import { Coins } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Rental } from '@/api/types';
import { paths } from '@/lib/paths';
import { RentalTimeline } from './rental-timeline';

type RentalProgressProps = { rental: Rental; party: 'renter' | 'owner' };

/** Where the money is, who acts next until when, and the steps with their sums, as the server says. */
export function RentalProgress({ rental, party }: RentalProgressProps) {
  // What an older version of the site has kept on this phone has none.
  const { progress } = rental as Partial<Rental>;
  if (!progress) return null;
  const isBack = party === 'renter' && rental.refunds.some(({ amount }) => amount > 0);
  return (
    <section aria-label="Où en est l'argent" className="grid gap-3 text-[0.95rem]">
      <div className="flex gap-2.5">
        <Coins size={20} className="shrink-0 text-lagoon-600" aria-hidden />
        <div className="grid min-w-0 gap-1">
          <p className="font-medium text-ink-900">{progress.money}</p>
          {progress.next && <p>{progress.next}</p>}
          {isBack && (
            <Link
              to={paths.wallet}
              className="flex min-h-11 w-fit items-center font-medium text-lagoon-700 underline-offset-4 hover:underline"
            >
              Voir mon portefeuille
            </Link>
          )}
        </div>
      </div>
      {rental.stage !== 'past' && <RentalTimeline timeline={progress.timeline} />}
    </section>
  );
}
