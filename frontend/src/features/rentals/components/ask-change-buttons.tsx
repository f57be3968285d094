import type { Rental } from '@/api/types';
import { DialogButton } from '@/components/ui/late-dialog';
import { late } from '../late-dialogs';

type AskChangeButtonsProps = { rental: Rental; party: 'renter' | 'owner' };

/** Another end day, for as long as the server lets this party ask for one. */
export function AskChangeButtons({ rental, party }: AskChangeButtonsProps) {
  return (
    <>
      {rental.actions.includes('ask-extension') && (
        <DialogButton
          load={late.askChange}
          props={{ rental, party, kind: 'extension' }}
          variant="secondary"
        >
          Prolonger
        </DialogButton>
      )}
      {rental.actions.includes('ask-shortening') && (
        <DialogButton
          load={late.askChange}
          props={{ rental, party, kind: 'shortening' }}
          variant="secondary"
        >
          {party === 'renter' ? 'Rendre plus tôt' : 'Proposer de raccourcir'}
        </DialogButton>
      )}
    </>
  );
}
