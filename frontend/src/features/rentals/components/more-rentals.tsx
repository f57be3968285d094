import { formatNumber } from '@loka/client';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import type { RentalList } from '../use-rentals';

type MoreRentalsProps = {
  list: RentalList;
  /** Which of them, for those who hear the button alone. */
  label: string;
};

/** How much of a list is loaded, and its next page. */
export function MoreRentals({ list: { rentals, total, more }, label }: MoreRentalsProps) {
  if (!more) return null;
  return (
    <div className="grid justify-items-center gap-3">
      {more.error && (
        <Failure message="La suite de la liste n'a pas pu être chargée." error={more.error} />
      )}
      <p role="status" className="text-ink-500 text-sm">
        {formatNumber(rentals.length)} sur {formatNumber(total)}
      </p>
      <Button
        variant="secondary"
        aria-label={`Voir plus, ${label}`}
        busy={more.isLoading}
        onClick={more.load}
      >
        Voir plus
      </Button>
    </div>
  );
}
