import { pickedPasskey } from '@loka/client';
import { useEffect, useEffectEvent } from 'react';
import type { UsedPasskey } from '@/api/types';
import { beginPasskeySignIn } from './api/passkeys';

/** What is signed is good for five minutes. */
const RENEW_MS = 4 * 60_000;
/** Until then the page itself loads. */
const FIRST_MS = 1_000;

/**
 * Has the browser offer passkeys where the address is typed, as long as the page is shown.
 *
 * @param isOffered false while one is used: a browser asks for one at a time
 */
export function useOfferedPasskey(isOffered: boolean, onPicked: (passkey: UsedPasskey) => void) {
  const picked = useEffectEvent(onPicked);
  useEffect(() => {
    if (!isOffered) return;
    let end = new AbortController();
    async function offer() {
      end.abort();
      if (document.hidden) return;
      end = new AbortController();
      const { signal } = end;
      // Whoever is offered none types the address.
      const passkey = await pickedPasskey(beginPasskeySignIn, signal).catch(() => null);
      if (passkey && !signal.aborted) picked(passkey);
    }
    const first = setTimeout(offer, FIRST_MS);
    const renewal = setInterval(offer, RENEW_MS);
    document.addEventListener('visibilitychange', offer);
    return () => {
      clearTimeout(first);
      clearInterval(renewal);
      document.removeEventListener('visibilitychange', offer);
      end.abort();
    };
  }, [isOffered]);
}
