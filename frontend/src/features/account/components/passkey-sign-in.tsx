import { knowsPasskeys } from '@loka/client';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '@/api/types';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/use-hydrated';
import { usePasskeySignIn } from '../api/passkeys';
import { useOfferedPasskey } from '../use-offered-passkey';
import { PasskeyFailure } from './passkey-failure';

type PasskeySignInProps = { rememberMe: boolean; onDone: (session: Session) => void };

/** In the place of address and password, by a button or from what the browser fills in; nothing where the browser knows no passkeys. */
export function PasskeySignIn({ rememberMe, onDone }: PasskeySignInProps) {
  const signIn = usePasskeySignIn();
  const isHydrated = useHydrated();
  // One that was refused would be refused again, and a device may pick it without asking: the button is left.
  const [isRefused, setRefused] = useState(false);
  useOfferedPasskey(!(signIn.isPending || isRefused), (passkey) =>
    signIn.mutate({ rememberMe, passkey }, { onSuccess: onDone, onError: () => setRefused(true) }),
  );
  if (!isHydrated || !knowsPasskeys()) return null;
  return (
    <>
      <PasskeyFailure error={signIn.error} />
      <Button
        variant="secondary"
        size="lg"
        block
        busy={signIn.isPending}
        onClick={() => signIn.mutate({ rememberMe }, { onSuccess: onDone })}
      >
        <KeyRound size={20} aria-hidden className="shrink-0" />
        Utiliser une clé d'accès
      </Button>
    </>
  );
}
