/** What speaks of passkeys with browsers: 20 MB of memory, which a program has once somebody uses one. */
export const webAuthn = () => import('@simplewebauthn/server');
