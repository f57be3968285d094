import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionStore } from '@/api/client';
import { drafts, type KeptPhoto } from '@/lib/offline';
import { useSavedSoon } from '@/lib/use-saved-soon';

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
  const [userId] = useState(sessionStore.userId);
  const isEmpty = photos.length === 0 && JSON.stringify(typed) === JSON.stringify(empty);
  const isBegun = useRef(false);
  useEffect(() => {
    isBegun.current = !isEmpty;
  }, [isEmpty]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is opened first
  useEffect(() => {
    if (!open || !isKept || isRead) return;
    let isCurrent = true;
    void drafts.read({ kind, subject }).then((draft) => {
      if (!isCurrent) return;
      // Who was quicker than the phone's storage goes on with what they typed.
      if (draft && !isBegun.current) {
        fill(draft.body, draft.photos);
        setSince(draft.at);
      }
      setIsRead(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [open]);

  const save = useCallback(() => {
    // Another member may have signed in, in another tab.
    if (!isRead || sessionStore.userId() !== userId) return;
    void (isEmpty
      ? drafts.drop({ kind, subject })
      : drafts.keep({ kind, subject, body: { ...typed }, photos }));
  }, [isRead, userId, isEmpty, kind, subject, typed, photos]);
  const forget = useSavedSoon(save);

  return {
    /** When what the form was filled in with was last changed, an ISO instant. */
    since,
    discard: () => {
      forget();
      setSince(null);
      fill(empty, []);
      if (isKept) void drafts.drop({ kind, subject });
    },
  };
}
