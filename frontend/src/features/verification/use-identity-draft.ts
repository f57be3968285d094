import { useCallback, useEffect, useState } from 'react';
import { sessionStore } from '@/api/client';
import { drafts } from '@/lib/offline';
import { useSavedSoon } from '@/lib/use-saved-soon';
import type { OpenAttempt } from './api/attempts';
import type { IdentityType } from './api/submit-identity';

const FORM = { kind: 'identity', subject: 'own' };
/** The server removes pictures that were not used for two days; what was typed is too private to lie longer. */
const KEPT_MS = 24 * 3_600_000;

/** What was typed, and the ids of what was sent: never the pictures. */
export type IdentityDraft = {
  type: IdentityType;
  numero: string;
  birthDate: string;
  expiresOn: string;
  document?: string | undefined;
  documentBack?: string | undefined;
  photo?: string | undefined;
  attempt?: OpenAttempt | undefined;
};

export const forgetIdentityDraft = () => drafts.drop(FORM);

/**
 * Keeps the form on this device while it is filled in: opening the camera may close the page on a small phone.
 *
 * @param fill gets what was kept, once
 */
export function useIdentityDraft(current: IdentityDraft, fill: (kept: IdentityDraft) => unknown) {
  const [isRead, setIsRead] = useState(false);
  const [userId] = useState(sessionStore.userId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    let isCurrent = true;
    void drafts.read(FORM).then(async (draft) => {
      if (!isCurrent) return;
      const isFresh = draft && Date.now() - Date.parse(draft.at) < KEPT_MS;
      if (isFresh) await fill(draft.body as IdentityDraft);
      else if (draft) await forgetIdentityDraft();
      if (isCurrent) setIsRead(true);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const text = JSON.stringify(current);
  const save = useCallback(() => {
    // Another member may have signed in, in another tab.
    if (!isRead || sessionStore.userId() !== userId) return;
    void drafts.keep({ ...FORM, body: JSON.parse(text), photos: [] });
  }, [isRead, userId, text]);
  const forget = useSavedSoon(save);

  return {
    isRead,
    /** It was sent: nothing of it is kept. */
    finish: () => {
      forget();
      void forgetIdentityDraft();
    },
  };
}
