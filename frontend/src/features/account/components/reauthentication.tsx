import type { Proof } from '@loka/client';
import { type ComponentType, useEffect, useState } from 'react';
import { whenReauthenticating } from '@/api/reauthentication';
import type { PasswordDialogProps } from './password-dialog';

type Answer = PasswordDialogProps['onAnswer'];

/** Asks for a proof when a call needs it again; the call is then made once more. */
export function Reauthentication() {
  // Several calls may ask at once; one answer is for all.
  const [waiting, setWaiting] = useState<{ asked: Proof; answer: Answer }[]>([]);
  const [Dialog, setDialog] = useState<ComponentType<PasswordDialogProps>>();

  useEffect(
    () =>
      whenReauthenticating(async (asked) => {
        const loaded = await import('./password-dialog').catch(() => null);
        // Then the call says itself what it needs.
        if (!loaded) return false;
        setDialog(() => loaded.PasswordDialog);
        return new Promise((answer: Answer) =>
          setWaiting((others) => [...others, { asked, answer }]),
        );
      }),
    [],
  );

  function answer(proven: boolean) {
    for (const one of waiting) one.answer(proven);
    setWaiting([]);
  }

  if (!Dialog || waiting.length === 0) return null;
  const asked = waiting.some((one) => one.asked === 'second step') ? 'second step' : 'any';
  return <Dialog asked={asked} onAnswer={answer} />;
}
