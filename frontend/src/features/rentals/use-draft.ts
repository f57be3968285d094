import { useEffect, useState } from 'react';
import { drafts, type KeptPhoto } from '@/lib/offline';

/** Writing photos at every letter would be too much. */
const PAUSE_MS = 400;

type DraftOptions = {
  form: { kind: string; subject: string };
  isKept: boolean;
  open: boolean;
  empty: object;
  typed: object;
  photos: KeptPhoto[];
  /** Puts what was typed and photographed into the form. */
  fill: (typed: object, photos: KeptPhoto[]) => void;
};

/** Keeps a form that was begun, and fills it in again when it is opened after the page was closed. */
export function useDraft({ form, isKept, open, empty, typed, photos, fill }: DraftOptions) {
  const { kind, subject } = form;
  const [isRead, setIsRead] = useState(false);
  const [since, setSince] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is opened first
  useEffect(() => {
    if (!open || !isKept || isRead) return;
    let isCurrent = true;
    void drafts.read({ kind, subject }).then((draft) => {
      if (!isCurrent) return;
      if (draft) {
        fill(draft.body, draft.photos);
        setSince(draft.at);
      }
      setIsRead(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [open]);

  useEffect(() => {
    if (!isRead) return;
    const isEmpty = photos.length === 0 && JSON.stringify(typed) === JSON.stringify(empty);
    const body = { ...typed };
    const save = () =>
      void (isEmpty
        ? drafts.drop({ kind, subject })
        : drafts.keep({ kind, subject, body, photos }));
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isRead, kind, subject, typed, empty, photos]);

  return {
    /** When what the form was filled in with was last changed, an ISO instant. */
    since,
    discard: () => {
      setSince(null);
      fill(empty, []);
      if (isKept) void drafts.drop({ kind, subject });
    },
  };
}
