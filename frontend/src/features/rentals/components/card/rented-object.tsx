import { formatFcfa, formatPeriod } from '@loka/client';
import type { Rental } from '@/api/types';
import { Dialog } from '@/components/ui/dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { Picture } from '@/components/ui/picture';
import { Fact, PiecesFact, RentalFacts } from './rental-facts';

/** What was rented, as the rental itself keeps it: its object is no longer offered. */
export function RentedObject({ rental, open, onClose }: Shown & { rental: Rental }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={rental.itemTitle}
      description="Cet objet n'est plus proposé. Voici ce que la location en garde."
    >
      <Picture
        src={rental.itemImage ?? undefined}
        alt={rental.itemTitle}
        sizes="(min-width: 32rem) 29rem, 90vw"
        // The rental keeps its address alone: where data are saved it can be asked for, without its weight.
        facts={{ blur: null, bytes: [] }}
        className="aspect-[4/3] w-full rounded-2xl"
      />
      <RentalFacts>
        <Fact label="Dates">{formatPeriod(rental.start_date, rental.end_date)}</Fact>
        <Fact label="Prix de la location">{formatFcfa(rental.rent)}</Fact>
        <Fact label="Caution">{formatFcfa(rental.deposit)}</Fact>
        <Fact label="Propriétaire">{rental.ownerName}</Fact>
        <Fact label="Locataire">{rental.renterName}</Fact>
        <PiecesFact rental={rental} />
      </RentalFacts>
    </Dialog>
  );
}
