import { describe, expect, it } from 'vitest';
import { isRefusedForGood, isServerFailure } from './refusals.js';

const atRecipient = (responseCode: number, text = '') =>
  Object.assign(new Error('No'), {
    ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode },
    response: `${responseCode} ${text}`,
  });

describe('a recipient that will never be reached', () => {
  it.each([
    [550, '5.1.1 No such user'],
    [550, 'Requested action not taken: mailbox unavailable'],
    [553, 'mailbox name not allowed'],
    [501, '5.1.3 Bad recipient address syntax'],
    [550, '5.2.1 The account is disabled'],
  ])('is told from %s %s', (code, text) => {
    expect(isRefusedForGood(atRecipient(code, text))).toBe(true);
    expect(isServerFailure(atRecipient(code, text))).toBe(false);
  });

  it.each([
    [450, '4.2.1 greylisted'],
    [452, '4.2.2 mailbox full'],
    [552, '5.2.2 mailbox full'],
    [550, '5.7.1 your address is blocked'],
    [554, '5.7.1 relay access denied'],
    [554, 'no'],
    [503, 'bad sequence'],
  ])('is not one of %s %s', (code, text) => {
    expect(isRefusedForGood(atRecipient(code, text))).toBe(false);
  });

  it('is not concluded from what is said before or after', () => {
    const sender = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550' };
    const signIn = { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535' };
    const content = { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554' };
    for (const one of [sender, signIn, content, new Error('connect'), null]) {
      expect(isRefusedForGood(Object.assign(new Error('No'), one))).toBe(false);
    }
  });

  it('is one that cannot be written into the conversation', () => {
    const before = { code: 'EENVELOPE', command: 'API' };
    const nobody = Object.assign(new Error('No recipients defined'), before);
    expect(isRefusedForGood(nobody)).toBe(true);
    expect(isServerFailure(nobody)).toBe(false);
    expect(isRefusedForGood(Object.assign(new Error('Invalid sender'), before))).toBe(false);
  });
});

describe('a server that fails', () => {
  it.each([
    [{ code: 'ESOCKET' }, true],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, true],
    [{ code: 'EPROTOCOL', command: 'RCPT TO', responseCode: 421 }, true],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, true],
    [{ code: 'EENVELOPE', command: 'DATA', responseCode: 451 }, true],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, false],
  ])('is told from a mail that it refuses: %j', (error, failure) => {
    expect(isServerFailure(Object.assign(new Error('No'), error))).toBe(failure);
  });
});
