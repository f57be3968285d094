import { formatInstant } from '@loka/client';
import type { FormEvent, ReactNode } from 'react';
import type { Rental } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import type { Entry } from '@/lib/offline';
import { sendOrFocus } from '@/lib/send-or-focus';

/** What the form of a step takes that is kept until it can be sent. */
export type KeptStepDialogProps = {
  rental: Rental;
  open: boolean;
  onClose: () => void;
  /** An entry that was refused, to be corrected. */
  replaced?: Entry;
};

type StepDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  busy: boolean;
  /** Why the last try failed; what was typed stays. */
  error: Error | null;
  /** What the form was filled in with, left when the page was closed, and since when. */
  draft?: { since: string; onDiscard: () => void } | undefined;
  children: ReactNode;
};

/** A form about a step of a rental, in a window of its own. */
export function StepDialog(props: StepDialogProps) {
  const { open, onClose, title, submitLabel, onSubmit, busy, error, draft, children } = props;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sendOrFocus(event.currentTarget, onSubmit);
  }
  return (
    <Dialog open={open} onOpenChange={onClose} title={title}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {draft && (
          <p className="flex items-center justify-between gap-2 rounded-xl bg-sand-100 pr-1 pl-4 text-sm">
            Brouillon du {formatInstant(draft.since)}
            <Button variant="ghost" size="sm" onClick={draft.onDiscard}>
              Effacer
            </Button>
          </p>
        )}
        <div className="contents">{children}</div>
        {error && <Failure message="Une erreur est survenue." error={error} />}
        <Button type="submit" size="lg" block busy={busy}>
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}
