import { formatFcfa, plural } from '@loka/client';
import { AlarmClock } from 'lucide-react';
import type { Rental } from '@/api/types';

type LateNoteProps = { rental: Rental; party: 'renter' | 'owner' };

/** How late the object is, or came back, and what that may cost. */
export function LateNote({ rental, party }: LateNoteProps) {
  const { late } = rental;
  if (!late) return null;
  const days = plural(late.days, 'jour');
  const isBack = rental.return_status === 'declared';
  const canDeclare = rental.actions.includes('declare-return');
  return (
    <p className="flex gap-2.5 text-[0.95rem] text-clay-700">
      <AlarmClock size={20} className="shrink-0" aria-hidden />
      <span>
        <strong className="font-semibold">
          {isBack ? `Rendu avec ${days} de retard.` : `En retard de ${days}.`}
        </strong>
        <span>
          {party === 'renter' && canDeclare && " Rendez l'objet, puis déclarez le retour."}
        </span>
        <span>
          {late.fee > 0 &&
            ` ${party === 'renter' ? 'Le propriétaire peut demander' : 'Vous pouvez demander'} ${formatFcfa(late.fee)} sur la caution\u00a0: ${formatFcfa(late.price_per_day)} par jour commencé, au plus toute la caution.`}
        </span>
      </span>
    </p>
  );
}
