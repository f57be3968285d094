import { limits } from '@loka/client';
import { useState } from 'react';
import { useKeptPhotos } from '@/features/uploads';
import { useKeptStep } from './api/kept-steps';
import type { KeptStepDialogProps } from './components/steps/step-dialog';
import { bodyOf, type KeptStep, type Typed } from './kept-step';
import { useDraft } from './use-draft';

const { maxItems: MOST_PHOTOS } = limits['POST /api/rentals/{id}/declare-return'].photos;

type StepFormOptions<Kind extends KeptStep> = {
  /** The form with nothing typed; the same object at each drawing. */
  empty: Typed[Kind];
  /** What the toast says once it was sent. */
  said: string;
};

/** The form of a step: what is typed and photographed in it, which outlives the page, and its sending. */
export function useStepForm<Kind extends KeptStep>(
  { rental, open, onClose, replaced }: KeptStepDialogProps,
  kind: Kind,
  { empty, said }: StepFormOptions<Kind>,
) {
  const [typed, setTyped] = useState<Typed[Kind]>(replaced ? bodyOf(replaced, kind) : empty);
  const [tried, setTried] = useState(false);
  const photos = useKeptPhotos(MOST_PHOTOS, replaced?.photos);
  const draft = useDraft({
    form: { kind, subject: rental.id },
    // What is corrected is kept until its correction was taken.
    isKept: !replaced,
    open,
    empty,
    typed,
    photos: photos.photos,
    fill: (body, pictures) => {
      setTyped(body as Typed[Kind]);
      photos.set(pictures);
    },
  });
  const step = useKeptStep(rental, kind, {
    open,
    said,
    replaced,
    onDone: () => {
      draft.discard();
      setTried(false);
      onClose();
    },
  });

  return {
    typed,
    type: (part: Partial<Typed[Kind]>) => setTyped((all) => ({ ...all, ...part })),
    /** Whether the form was sent, so that what is missing is said. */
    tried,
    photos,
    error: step.error,
    /** Sends what was typed; with nothing, something is missing, which is then said. */
    send: (complete: Typed[Kind] | null) => {
      setTried(true);
      if (complete) step.mutate({ ...complete, photos: photos.photos });
    },
    /** For the window of the form. */
    dialog: {
      open,
      onClose,
      draft: draft.since ? { since: draft.since, onDiscard: draft.discard } : undefined,
      busy: step.isPending || photos.preparing,
      error: step.error,
    },
  };
}
