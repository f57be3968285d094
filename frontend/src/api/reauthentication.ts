import type { Proof } from '@loka/client';

type Ask = (asked: Proof) => Promise<boolean>;

let shown: Ask | undefined;

/** Has `ask` called when a call needs whoever is signed in to prove it; returns how to take that back. */
export function whenReauthenticating(ask: Ask): () => void {
  shown = ask;
  return () => {
    if (shown === ask) shown = undefined;
  };
}

/** Whether whoever is signed in has proven it again; nobody is asked where nothing can ask. */
export const reauthenticate: Ask = async (asked) => (await shown?.(asked)) ?? false;
