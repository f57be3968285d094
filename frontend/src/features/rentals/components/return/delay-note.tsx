import { AlarmClock } from 'lucide-react';
import type { Rental } from '@/api/types';
import { delayWords, type Party } from '../../delay-words';

type DelayNoteProps = { rental: Rental; party: Party };

/** The renter before has not given the object back: what each party may do. */
export function DelayNote({ rental, party }: DelayNoteProps) {
  const words = delayWords(rental, party);
  if (!words) return null;
  const [what, then] = words;
  return (
    <p className="flex gap-2.5 text-[0.95rem] text-clay-700">
      <AlarmClock size={20} className="shrink-0" aria-hidden />
      <span>
        <strong className="font-semibold">{what}</strong> {then}
      </span>
    </p>
  );
}
