import { formatNumber } from '@loka/client';
import type { ReactNode } from 'react';
import type { Rental } from '@/api/types';
import { ErrorState } from '@/components/ui/error-state';
import type { RentalList } from '../../use-rentals';
import { RentalCards } from './rental-cards';
import { RentalListSkeleton } from './rental-list-skeleton';

export interface RentalSection {
  title: string;
  list: RentalList;
  /** So many until more are asked for; all that are loaded, unless given. */
  first?: number;
}

type RentalSectionsProps = {
  sections: RentalSection[];
  card: (rental: Rental) => ReactNode;
  /** Above a list that is only as it was seen last. */
  notice: (name: string) => ReactNode;
  /** Of the titles, below that of what they are part of. */
  level?: 2 | 3;
};

/** Lists one below the other, such as what waits for one, what is coming and the past; the empty ones are left out. */
export function RentalSections({ sections, card, notice, level = 2 }: RentalSectionsProps) {
  const Title = `h${level}` as const;
  return (
    <div className="grid grid-cols-1 gap-8">
      {sections
        .filter(({ list }) => list.isPending || list.error || list.rentals.length > 0)
        .map(({ title, list, first }) => (
          <section key={title} aria-label={title} className="grid grid-cols-1 gap-4">
            <Title className={level === 2 ? 'text-xl' : 'text-lg'}>
              {title}
              {list.total > 0 && (
                <span className="ml-2 font-normal text-ink-500">{formatNumber(list.total)}</span>
              )}
            </Title>
            {list.ownName && notice(list.ownName)}
            {list.isPending && <RentalListSkeleton />}
            {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
            <RentalCards {...{ list, card, first }} label={title.toLowerCase()} />
          </section>
        ))}
    </div>
  );
}
