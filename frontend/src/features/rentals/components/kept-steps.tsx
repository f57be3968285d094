import { formatFcfa, formatInstant, plural } from '@loka/client';
import { useState } from 'react';
import type { Rental } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { KeptPhoto } from '@/features/uploads';
import { type Entry, outbox, useEntries } from '@/lib/offline';
import { isKeptStep, KEPT_STEPS } from '../api/kept-steps';
import { isStepOpen } from '../step-open';
import { KEPT_STEP_DIALOGS } from './kept-step-button';

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
  const [sending, setSending] = useState(false);
  async function send() {
    setSending(true);
    await outbox.sendNow();
    setSending(false);
  }
  return (
    <Alert
      tone="warning"
      title="En attente d'envoi"
      action={
        <Button variant="secondary" size="sm" busy={sending} onClick={send}>
          Envoyer maintenant
        </Button>
      }
    >
      <p>{whatAndWhen(entry)}. C'est gardé sur ce téléphone et part dès que le réseau revient.</p>
    </Alert>
  );
}

function RefusedStep({ rental, entry }: { rental: Rental; entry: Entry }) {
  const [correcting, setCorrecting] = useState(false);
  const [dropping, setDropping] = useState(false);
  const step = isKeptStep(entry.kind) ? entry.kind : null;
  const isCorrectable = step !== null && isStepOpen(rental, step);
  const Dialog = step && (isCorrectable || correcting) ? KEPT_STEP_DIALOGS[step] : null;
  return (
    <>
      <Alert
        tone="danger"
        title="Envoi refusé"
        action={
          <span className="flex flex-wrap gap-3">
            {isCorrectable && (
              <Button size="sm" onClick={() => setCorrecting(true)}>
                Corriger
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => setDropping(true)}>
              Supprimer
            </Button>
          </span>
        }
      >
        <p>{entry.refusal?.detail}</p>
        <p className="mt-2">{whatAndWhen(entry)}</p>
        <Typed entry={entry} />
      </Alert>
      <ConfirmDialog
        open={dropping}
        onClose={() => setDropping(false)}
        title={'Supprimer cet envoi\u00a0?'}
        confirmLabel="Supprimer"
        variant="danger"
        onConfirm={() => outbox.remove(entry)}
        busy={false}
        error={null}
      >
        <p>{whatAndWhen(entry)}.</p>
        <p>Ce que vous avez écrit et photographié n'est que sur ce téléphone, et sera perdu.</p>
      </ConfirmDialog>
      {Dialog && correcting && (
        <Dialog rental={rental} open onClose={() => setCorrecting(false)} replaced={entry} />
      )}
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

/** `Retour déclaré, 3 déc. à 14:05, 2 photos` */
function whatAndWhen({ kind, madeAt, photos }: Entry): string {
  const what = isKeptStep(kind) ? KEPT_STEPS[kind] : 'Envoi';
  const pictures = photos.length > 0 ? `, ${plural(photos.length, 'photo')}` : '';
  return `${what}, ${formatInstant(madeAt)}${pictures}`;
}
