import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import type { RentalList } from '../use-rentals';

/** Goes on to the next page of a list. */
export function MoreRentals({ list: { more } }: { list: RentalList }) {
  if (!more) return null;
  return (
    <div className="grid justify-items-center gap-3">
      {more.error && (
        <Failure message="La suite de la liste n'a pas pu être chargée." error={more.error} />
      )}
      <Button variant="secondary" busy={more.isLoading} onClick={more.load}>
        Voir plus
      </Button>
    </div>
  );
}
