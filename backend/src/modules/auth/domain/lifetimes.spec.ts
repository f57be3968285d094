import { describe, expect, it } from 'vitest';
import { after, lifetimes } from './lifetimes.js';

const noon = new Date('2026-03-01T12:00:00Z');

describe('what is issued at noon of the first of March', () => {
  it.each([
    ['confirm_email', 'the link that confirms an address', '2026-03-03T12:00:00Z'],
    ['reset_password', 'the link to a new password', '2026-03-01T13:00:00Z'],
    ['not_me', 'the link of somebody who did not do it', '2026-03-04T12:00:00Z'],
    ['change_email', 'the link to a new address', '2026-03-02T12:00:00Z'],
    ['undo_email', 'the link back to the old address', '2026-03-04T12:00:00Z'],
    ['add_second_step', 'the link to a first second step', '2026-03-01T13:00:00Z'],
    ['addSecondStep', 'the page of that link', '2026-03-01T12:30:00Z'],
    ['pendingSignIn', 'a sign-in without its second step', '2026-03-01T12:10:00Z'],
    ['passkeyChallenge', 'the challenge of a passkey', '2026-03-01T12:05:00Z'],
    ['unconfirmedApp', 'an app without its first code', '2026-03-02T12:00:00Z'],
    ['rememberedSession', 'a session that is remembered', '2026-03-31T12:00:00Z'],
    ['session', 'a session that is not', '2026-03-02T12:00:00Z'],
  ] as const)('%s: %s is valid until %s', (token, _, end) => {
    expect(after(noon, lifetimes[token])).toEqual(new Date(end));
  });
});
