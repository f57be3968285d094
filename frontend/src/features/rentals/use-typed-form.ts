import { useState } from 'react';
import type { KeptPhoto } from '@/lib/offline';
import { useDraft } from './use-draft';

const NO_PHOTOS: KeptPhoto[] = [];

type TypedFormOptions<Typed> = {
  form: { kind: string; subject: string };
  open: boolean;
  /** The form with nothing typed; the same object at each drawing. */
  empty: Typed;
};

/** The form of an answer without photos: what is typed in it, which outlives the page. */
export function useTypedForm<Typed extends object>({ form, open, empty }: TypedFormOptions<Typed>) {
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const draft = useDraft({
    ...{ form, open, empty, typed },
    isKept: true,
    photos: NO_PHOTOS,
    fill: (kept) => setTyped(kept as Typed),
  });
  return {
    typed,
    type: (part: Partial<Typed>) => setTyped((all) => ({ ...all, ...part })),
    /** Whether the form was sent, so that what is missing is said. */
    tried,
    setTried,
    /** For the window of the form. */
    draft: draft.since ? { since: draft.since, onDiscard: draft.discard } : undefined,
    /** It was sent: nothing of it is kept. */
    finish: () => {
      draft.discard();
      setTried(false);
    },
  };
}
