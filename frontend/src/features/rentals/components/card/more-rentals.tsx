import { MoreButton } from '@/components/ui/more-button';
import type { RentalList } from '../../use-rentals';

type MoreRentalsProps = {
  list: RentalList;
  /** Which of them, for those who hear the button alone. */
  label: string;
};

/** How much of a list is loaded, and its next page. */
export function MoreRentals({ list: { rentals, total, more }, label }: MoreRentalsProps) {
  return (
    <MoreButton
      hasMore={more !== null}
      isLoading={more?.isLoading ?? false}
      error={more?.error ?? null}
      onMore={() => more?.load()}
      about={label}
      progress={{ shown: rentals.length, total }}
    />
  );
}
