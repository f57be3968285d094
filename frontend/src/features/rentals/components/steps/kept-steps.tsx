import { formatFcfa } from '@loka/client';
import type { Rental } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DialogButton, LateButton, useLateDialog } from '@/components/ui/late-dialog';
import { KeptPhoto } from '@/features/uploads';
import { type Entry, useEntries, useSendNow } from '@/lib/offline';
import { whatAndWhen } from '../../entry-words';
import { isKeptStep, type KeptStep } from '../../kept-step';
import { late } from '../../late-dialogs';
import { isStepOpen } from '../../step-open';

/** The steps of a rental that the phone has and the server has not. */
export function KeptSteps({ rental }: { rental: Rental }) {
  return useEntries(rental.id).map((entry) =>
    entry.refusal ? (
      <RefusedStep key={entry.id} rental={rental} entry={entry} />
    ) : (
      <WaitingStep key={entry.id} entry={entry} />
    ),
  );
}

function WaitingStep({ entry }: { entry: Entry }) {
  const { sendNow, isSending } = useSendNow();
  return (
    <Alert
      tone="warning"
      title="En attente d'envoi"
      action={
        <Button variant="secondary" size="sm" busy={isSending} onClick={sendNow}>
          Envoyer maintenant
        </Button>
      }
    >
      <p>{whatAndWhen(entry)}. C'est gardé sur ce téléphone et part dès que le réseau revient.</p>
    </Alert>
  );
}

function RefusedStep({ rental, entry }: { rental: Rental; entry: Entry }) {
  const step = isKeptStep(entry.kind) ? entry.kind : null;
  const isCorrectable = step !== null && isStepOpen(rental, step);
  return (
    <Alert
      tone="danger"
      title="Envoi refusé"
      action={
        <span className="flex flex-wrap gap-3">
          {step && <Correction {...{ rental, entry, step, isCorrectable }} />}
          <DialogButton load={late.dropEntry} props={{ entry }} variant="secondary" size="sm">
            Supprimer
          </DialogButton>
        </span>
      }
    >
      <p>{entry.refusal?.detail}</p>
      <p className="mt-2">{whatAndWhen(entry)}</p>
      <Typed entry={entry} />
    </Alert>
  );
}

type CorrectionProps = { rental: Rental; entry: Entry; step: KeptStep; isCorrectable: boolean };

/** Begins each time with what was refused; stays open whatever the rental has become. */
function Correction({ rental, entry, step, isCorrectable }: CorrectionProps) {
  const dialog = useLateDialog(late.step(step));
  const { Dialog, shown } = dialog;
  return (
    <>
      {isCorrectable && (
        <LateButton late={dialog} size="sm">
          Corriger
        </LateButton>
      )}
      {Dialog && shown.open && <Dialog rental={rental} {...shown} replaced={entry} />}
    </>
  );
}

/** What was typed and taken, so that nothing is lost. */
function Typed({ entry: { body, photos } }: { entry: Entry }) {
  const { amount, code, reason } = body;
  return (
    <>
      {typeof code === 'string' && <p>Code {code}</p>}
      {typeof amount === 'number' && <p>{formatFcfa(amount)}</p>}
      {typeof reason === 'string' && (
        <p className="wrap-anywhere whitespace-pre-line">«{`\u00a0${reason}\u00a0`}»</p>
      )}
      {photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <KeptPhoto
                photo={photo}
                alt={`Photo gardée ${index + 1}`}
                className="size-16 rounded-xl object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
