import { formatInstant } from '@loka/client';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type DraftNoteProps = { since: string; onDiscard: () => void };

/** Says that the form was filled in with what was left of it. */
export function DraftNote({ since, onDiscard }: DraftNoteProps) {
  return (
    <p
      role="status"
      className="flex items-center justify-between gap-2 rounded-xl bg-sand-100 py-1 pr-1 pl-4 text-sm"
    >
      Brouillon du {formatInstant(since)}
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        Effacer<span className="sr-only"> le brouillon</span>
      </Button>
    </p>
  );
}

type DraftChoiceProps = DraftNoteProps & { onResume: () => void };

/** Asks what to do with a draft of an object that was edited since, elsewhere. */
export function DraftChoice({ since, onResume, onDiscard }: DraftChoiceProps) {
  return (
    <Alert
      tone="warning"
      title={`Vous avez un brouillon du ${formatInstant(since)}.`}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onResume}>Reprendre le brouillon</Button>
          <Button variant="secondary" onClick={onDiscard}>
            Effacer le brouillon
          </Button>
        </div>
      }
    >
      <p>
        L'annonce a été modifiée depuis, ailleurs. Enregistrer le brouillon remplacera ces
        modifications.
      </p>
    </Alert>
  );
}
