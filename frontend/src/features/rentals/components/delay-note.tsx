import { AlarmClock } from 'lucide-react';
import type { Rental } from '@/api/types';

type DelayNoteProps = { rental: Rental; party: 'renter' | 'owner' };

/** The renter before has not given the object back: what each party may do. */
export function DelayNote({ rental: { delayed, actions, renterName }, party }: DelayNoteProps) {
  if (!delayed) return null;
  return (
    <p className="flex gap-2.5 text-[0.95rem] text-clay-700">
      <AlarmClock size={20} className="shrink-0" aria-hidden />
      <span>
        <strong className="font-semibold">
          L'objet n'est pas revenu à temps de la location précédente.
        </strong>{' '}
        {party === 'owner'
          ? `${renterName} le sait, et peut annuler en récupérant tout.`
          : actions.includes('cancel')
            ? 'Attendez-le, ou annulez\u00a0: tout vous est rendu.'
            : 'Contactez le propriétaire.'}
      </span>
    </p>
  );
}
