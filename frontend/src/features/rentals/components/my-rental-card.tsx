import type { Rental } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { CancelButton } from './cancel-button';
import { ContactButton } from './contact-button';
import { DeclareReturnButton } from './declare-return-button';
import { RefundNote } from './refund-note';
import { RentalCard } from './rental-card';
import { Fact, RentalFacts, TotalFact } from './rental-facts';
import { RentalHistory } from './rental-history';
import { ReturnNote } from './return-note';

/** A rental as its renter sees it; the server says which actions are open. */
export function MyRentalCard({ rental }: { rental: Rental }) {
  return (
    <RentalCard
      rental={rental}
      actions={
        <>
          {rental.actions.includes('declare-return') && <DeclareReturnButton rental={rental} />}
          <ButtonLink to={paths.item(rental.item_id)} variant="secondary">
            Voir l'objet
          </ButtonLink>
          <ContactButton rental={rental} party="renter" />
          {rental.actions.includes('cancel') && <CancelButton rental={rental} party="renter" />}
        </>
      }
    >
      <RentalFacts>
        <Fact label="Propriétaire">{rental.ownerName}</Fact>
        <TotalFact rental={rental} />
      </RentalFacts>
      <ReturnNote rental={rental} party="renter" />
      <RefundNote rental={rental} party="renter" />
      <RentalHistory rental={rental} party="renter" />
    </RentalCard>
  );
}
