import { useState } from 'react';
import type { Rental, RentalChange } from '@/api/types';
import { Button } from '@/components/ui/button';
import { AskChangeDialog } from './ask-change-dialog';

type AskChangeButtonsProps = { rental: Rental; party: 'renter' | 'owner' };

/** Another end day, for as long as the server lets this party ask for one. */
export function AskChangeButtons({ rental, party }: AskChangeButtonsProps) {
  const [asking, setAsking] = useState<RentalChange['kind'] | null>(null);
  return (
    <>
      {rental.actions.includes('ask-extension') && (
        <Button variant="secondary" onClick={() => setAsking('extension')}>
          Prolonger
        </Button>
      )}
      {rental.actions.includes('ask-shortening') && (
        <Button variant="secondary" onClick={() => setAsking('shortening')}>
          {party === 'renter' ? 'Rendre plus tôt' : 'Proposer de raccourcir'}
        </Button>
      )}
      {asking && (
        <AskChangeDialog
          rental={rental}
          party={party}
          kind={asking}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
