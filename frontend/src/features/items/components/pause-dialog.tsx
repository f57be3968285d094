import { addDays, formatDay, today } from '@loka/client';
import { type FormEvent, useId, useState } from 'react';
import { fieldError } from '@/api/problem';
import type { Item } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/text-field';
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
  const formId = useId();
  const now = today();
  const [min, max] = [addDays(now, 1), addDays(now, LONGEST_DAYS)];
  const [until, setUntil] = useState(item.pausedUntil ?? '');
  const [tried, setTried] = useState(false);
  const pause = usePauseItem(item, () => {
    onClose();
    toast.success(`En pause, de retour le ${formatDay(until)}.`);
  });
  const missing = refusal(until, min, max);
  const refused = fieldError(pause.error, 'until', 'pause-out-of-range');

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!missing) pause.mutate(until);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Mettre en pause"
      description={`Personne ne peut demander «\u00a0${item.title}\u00a0» d'ici là. Les locations et les demandes en cours continuent.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} className="max-sm:w-full">
            Retour
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={pause.isPending}
            className="max-sm:order-first max-sm:w-full"
          >
            Mettre en pause
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-3">
        <TextField
          label="De nouveau disponible le"
          hint="L'annonce revient ce jour-là, sans que vous ayez rien à faire."
          error={(tried && missing) || refused || undefined}
          type="date"
          min={min}
          max={max}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <ul className="flex flex-wrap gap-2">
          {CHOICES.map(({ label, days }) => (
            <li key={days}>
              <Button
                variant="secondary"
                size="sm"
                aria-pressed={until === addDays(now, days)}
                className="aria-pressed:border-lagoon-700 aria-pressed:bg-lagoon-50"
                onClick={() => setUntil(addDays(now, days))}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </form>
      {pause.error && !refused && (
        <Failure message="L'objet n'a pas pu être mis en pause." error={pause.error} />
      )}
    </Dialog>
  );
}

function refusal(until: string, min: string, max: string): string | undefined {
  if (until === '') return 'Choisissez un jour.';
  if (until < min || until > max) return `Du ${formatDay(min)} au ${formatDay(max)}.`;
  return undefined;
}
