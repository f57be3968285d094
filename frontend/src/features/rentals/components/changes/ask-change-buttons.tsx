import type { Rental } from '@/api/types';
import { late } from '../../late-dialogs';
import { ActionButton } from '../steps/action-button';

type AskChangeButtonsProps = { rental: Rental; party: 'renter' | 'owner' };

/** Another end day, for as long as the server lets this party ask for one. */
export function AskChangeButtons({ rental, party }: AskChangeButtonsProps) {
  return (
    <>
      <ActionButton
        isOffered={rental.actions.includes('ask-extension')}
        load={late.askChange}
        props={{ rental, party, kind: 'extension' }}
        variant="secondary"
      >
        Prolonger
      </ActionButton>
      <ActionButton
        isOffered={rental.actions.includes('ask-shortening')}
        load={late.askChange}
        props={{ rental, party, kind: 'shortening' }}
        variant="secondary"
      >
        {party === 'renter' ? 'Rendre plus tôt' : 'Proposer de raccourcir'}
      </ActionButton>
    </>
  );
}
