import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ShownError } from './problem';
import type { Schemas } from './types';

/** Loaded when a passkey is made or used. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser can use passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** The ways of a second step that this browser can use; all of them when it can use none. */
export function usableWays<Way extends string>(ways: Way[]): Way[] {
  if (knowsPasskeys()) return ways;
  const others = ways.filter((way) => way !== 'passkey');
  return others.length > 0 ? others : ways;
}

/** The browser made or used no passkey: most often its owner closed the window or waited too long. */
export class PasskeyNotUsed extends ShownError {
  constructor(
    /** Whether the device has a passkey of this account already. */
    readonly isKnown = false,
  ) {
    super(
      isKnown
        ? "Cet appareil a déjà une clé d'accès pour votre compte."
        : "La clé d'accès n'a pas été utilisée. Réessayez quand vous voulez.",
    );
    this.name = 'PasskeyNotUsed';
  }
}

/** Has the device make a passkey. @throws PasskeyNotUsed */
export async function makePasskey(
  options: Schemas['NewPasskeyOptions'],
): Promise<Schemas['NewPasskey']> {
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return (await asked(() => startRegistration({ optionsJSON }))) as Schemas['NewPasskey'];
}

/** Has the device sign with a passkey. @throws PasskeyNotUsed */
export async function signWithPasskey(
  options: Schemas['PasskeyOptions'],
): Promise<Schemas['UsedPasskey']> {
  const { startAuthentication } = await library();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return (await asked(() => startAuthentication({ optionsJSON }))) as Schemas['UsedPasskey'];
}

/**
 * Offers the passkeys of this site among what the browser fills into a field whose `autocomplete` ends with `webauthn`.
 *
 * @param begin asks for what is signed, where the browser can offer them
 * @param signal ends the offer
 * @returns null when none was picked
 */
export async function pickedPasskey(
  begin: () => Promise<Schemas['PasskeyOptions']>,
  signal: AbortSignal,
): Promise<Schemas['UsedPasskey'] | null> {
  if (!knowsPasskeys()) return null;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  const { startAuthentication, WebAuthnAbortService } = await library();
  const optionsJSON = (await begin()) as PublicKeyCredentialRequestOptionsJSON;
  if (signal.aborted) return null;
  const end = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', end);
  try {
    const picked = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    return picked as Schemas['UsedPasskey'];
  } catch {
    // Another was begun, by a button say, or the page was left.
    return null;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyNotUsed((error as Error).name === 'InvalidStateError');
  }
}
