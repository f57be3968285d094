import { formatFcfa } from '@loka/client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Rental } from '@/api/types';
import { Disclosure } from '@/components/ui/disclosure';
import { fulfilmentWords, isMeetingAhead, meetingPointName } from '@/features/places';
import { RentalTimeline } from './rental-timeline';

type RentalFactsProps = {
  /** Of which a past one has its steps folded with them; what is not past shows them above. */
  rental?: Rental;
  /** What is said of a rental that is past, of which the rest is folded. */
  said?: string | false;
  children: ReactNode;
};

/** The figures of a rental, label above value. */
export function RentalFacts({ rental, said, children }: RentalFactsProps) {
  const facts = (
    <dl
      className={clsx(
        'pairs gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-12',
        said ? 'pt-1 pb-2' : 'border-sand-200 border-t pt-4',
      )}
    >
      {children}
    </dl>
  );
  return said ? (
    <Disclosure label={said} className="-my-2">
      {facts}
      {rental?.progress && <RentalTimeline timeline={rental.progress.timeline} />}
    </Disclosure>
  ) : (
    facts
  );
}

type FactProps = { label: string; wide?: boolean; children: ReactNode };

export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={clsx('min-w-0', wide && 'col-span-full')}>
      <dt className="text-ink-500 text-sm">{label}</dt>
      <dd className="wrap-anywhere font-medium text-ink-900">{children}</dd>
    </div>
  );
}

/** How the object changes hands, as the renter chose. */
export function HandoverFact({ rental, party }: { rental: Rental; party: 'renter' | 'owner' }) {
  const { fulfilment, meeting_point: meetingPoint } = rental;
  // Said in full where the meeting is.
  if (meetingPoint && isMeetingAhead(rental)) return null;
  return (
    <Fact label="Remise de l'objet" wide>
      {fulfilmentWords(
        fulfilment,
        meetingPoint ? meetingPointName(meetingPoint) : undefined,
        party,
      )}
      {meetingPoint?.landmark && (
        <span className="block font-normal text-ink-500 text-sm">{meetingPoint.landmark}</span>
      )}
    </Fact>
  );
}

/** How many of the object; nothing is said of one. */
export function PiecesFact({ rental: { pieces } }: { rental: Rental }) {
  return pieces > 1 && <Fact label="Pièces">{pieces}</Fact>;
}

/** What the renter paid, and how much of it is for the delivery or only held. */
export function TotalFact({ rental }: { rental: Rental }) {
  return (
    <Fact label="Prix total">
      {formatFcfa(rental.total_price)}
      {rental.delivery_fee > 0 && (
        <span className="block font-normal text-ink-500 text-sm">
          dont livraison {formatFcfa(rental.delivery_fee)}
        </span>
      )}
      {rental.deposit > 0 && (
        <span className="block font-normal text-ink-500 text-sm">
          dont caution {formatFcfa(rental.deposit)}
        </span>
      )}
    </Fact>
  );
}
