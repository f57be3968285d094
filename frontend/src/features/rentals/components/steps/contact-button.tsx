import type { Rental } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { DialogButton } from '@/components/ui/late-dialog';
import { paths } from '@/lib/paths';
import { late } from '../../late-dialogs';

type ContactButtonProps = { rental: Rental; party: 'renter' | 'owner' };

/** How to reach the other party: by message, and once they are known to each other as they wish. */
export function ContactButton({ rental, party }: ContactButtonProps) {
  if (!rental.contact) {
    return (
      <ButtonLink to={paths.rentalThread(rental.id)} variant="secondary">
        Contacter
      </ButtonLink>
    );
  }
  return (
    <DialogButton load={late.contact} props={{ rental, party }} variant="secondary">
      Contacter
    </DialogButton>
  );
}
