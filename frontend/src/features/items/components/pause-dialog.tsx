import { addDays, formatDay, today } from '@loka/client';
import { useId, useState } from 'react';
import { fieldError } from '@/api/problem';
import type { Item } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Calendar } from '@/components/ui/calendar';
import { Dialog } from '@/components/ui/dialog';
import { ErrorText } from '@/components/ui/error-text';
import { Failure } from '@/components/ui/failure';
import { toast } from '@/components/ui/toast';
import { usePauseItem } from '../api/pause-item';

const CHOICES = [
  { label: '1 semaine', days: 7 },
  { label: '2 semaines', days: 14 },
  { label: '1 mois', days: 30 },
];

/** The server refuses days beyond. */
const LONGEST_DAYS = 366;

type PauseDialogProps = { item: Item; onClose: () => void };

/** Its owner takes an item off the market until a day. */
export function PauseDialog({ item, onClose }: PauseDialogProps) {
  const errorId = useId();
  const now = today();
  const [min, max] = [addDays(now, 1), addDays(now, LONGEST_DAYS)];
  const [until, setUntil] = useState(item.pausedUntil ?? '');
  const [refusal, setRefusal] = useState<string>();
  /** Counts the chosen lengths of time: each shows its month. */
  const [shown, setShown] = useState(0);
  const pause = usePauseItem(item, () => {
    onClose();
    toast.success(`En pause, de retour le ${formatDay(until)}.`);
  });
  const refused = fieldError(pause.error, 'until', 'pause-out-of-range');
  const error = refusal ?? refused;

  function choose(day: string) {
    if (day < min || day > max) {
      setRefusal(`Choisissez un jour du ${formatDay(min)} au ${formatDay(max)}.`);
      return;
    }
    setRefusal(undefined);
    setUntil(day);
  }

  function send() {
    if (until) pause.mutate(until);
    else setRefusal('Choisissez un jour.');
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Mettre en pause"
      description={`Personne ne peut demander «\u00a0${item.title}\u00a0» avant le jour choisi, où l'annonce revient d'elle-même. Locations et demandes en cours continuent.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} className="max-sm:w-full">
            Retour
          </Button>
          <Button
            busy={pause.isPending}
            onClick={send}
            className="max-sm:order-first max-sm:w-full"
          >
            Mettre en pause
          </Button>
        </>
      }
    >
      <p aria-live="polite" className="font-medium text-ink-900">
        De nouveau disponible{until ? ` le ${formatDay(until)}` : '\u00a0:'}
      </p>
      <ul className="flex gap-2">
        {CHOICES.map(({ label, days }) => (
          <li key={days} className="flex-1">
            <Button
              variant="secondary"
              size="sm"
              block
              aria-pressed={until === addDays(now, days)}
              className="whitespace-nowrap aria-pressed:border-lagoon-700 aria-pressed:bg-lagoon-50 max-sm:px-1"
              onClick={() => {
                choose(addDays(now, days));
                setShown(shown + 1);
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <div aria-describedby={error ? errorId : undefined}>
        <Calendar
          key={shown}
          label="Jour du retour"
          first={min}
          last={max}
          initial={until || min}
          describe={(day) => {
            const isOpen = day >= min && day <= max;
            if (day === until) return { look: 'edge', status: 'jour du retour', isOpen };
            return {
              look: isOpen ? 'free' : 'closed',
              status: isOpen ? 'libre' : day < min ? 'trop tôt' : 'trop loin',
              isOpen,
            };
          }}
          onPick={choose}
        />
      </div>
      <ErrorText id={errorId}>{error}</ErrorText>
      {pause.error && !refused && (
        <Failure message="L'objet n'a pas pu être mis en pause." error={pause.error} />
      )}
    </Dialog>
  );
}
