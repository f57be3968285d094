import { body, makePasskey, type paths, signWithPasskey } from '@loka/client';
import { api } from './client';

type Body<Path extends '/api/auth/sign-in' | '/api/auth/second-step' | '/api/auth/reauthenticate'> =
  paths[Path]['post']['requestBody']['content']['application/json'];

/** The session, or the ways of the second step that is asked for. */
export const signIn = (order: Body<'/api/auth/sign-in'>) =>
  body(api.POST('/api/auth/sign-in', { body: order }));

/** By a passkey alone. */
export async function signInWithPasskey(rememberMe: boolean) {
  const options = await body(api.POST('/api/auth/passkeys/sign-in-options'));
  const passkey = await signWithPasskey(options);
  return body(api.POST('/api/auth/passkeys/sign-in', { body: { passkey, rememberMe } }));
}

export const completeSignIn = (proof: Body<'/api/auth/second-step'>) =>
  body(api.POST('/api/auth/second-step', { body: proof }));

export async function completeSignInWithPasskey() {
  const options = await body(api.POST('/api/auth/second-step/passkey-options'));
  return completeSignIn({ passkey: await signWithPasskey(options) });
}

/** Proves once more who is signed in; good for ten minutes. */
export const reauthenticate = (proof: Body<'/api/auth/reauthenticate'>) =>
  body(api.POST('/api/auth/reauthenticate', { body: proof }));

export async function reauthenticateWithPasskey() {
  const options = await body(api.POST('/api/auth/reauthenticate/passkey-options'));
  return reauthenticate({ passkey: await signWithPasskey(options) });
}

/** The second steps of whoever is signed in. */
export const getSecondStep = () => body(api.GET('/api/auth/second-step'));

/** Mails a link, by which somebody with a role adds the first one. */
export const requestSecondStepLink = () => body(api.POST('/api/auth/second-step/link'));

/** Opens that link on this session. */
export const openSecondStepLink = (token: string) =>
  body(api.POST('/api/auth/second-step/link/open', { body: { token } }));

/** Has this device make a passkey; answers recovery codes with the first second step. */
export async function addPasskey() {
  const passkey = await makePasskey(await body(api.POST('/api/auth/passkeys/options')));
  return body(api.POST('/api/auth/passkeys', { body: { passkey } }));
}

export const renamePasskey = (id: string, name: string) =>
  body(api.PATCH('/api/auth/passkeys/{id}', { params: { path: { id } }, body: { name } }));

export const removePasskey = (id: string) =>
  body(api.DELETE('/api/auth/passkeys/{id}', { params: { path: { id } } }));

/** A secret for an app, good once its first code is confirmed. */
export const beginApp = () => body(api.POST('/api/auth/authenticator-app'));

export const confirmApp = (code: string) =>
  body(api.POST('/api/auth/authenticator-app/confirm', { body: { code } }));

export const removeApp = () => body(api.DELETE('/api/auth/authenticator-app'));

/** Ten new ones; those from before are good no more. */
export const renewRecoveryCodes = () => body(api.POST('/api/auth/recovery-codes'));
