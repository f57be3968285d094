import type { Limit } from '../../../platform/rate-limits/rate-limits.js';

/**
 * Wrong passwords for an e-mail address, known to us or not, from one source: a network, or a browser that
 * signed in to the account before. So nobody locks an address for somebody else.
 */
export const failedSignIns: Limit = { name: 'failed-sign-ins', max: 10, seconds: 15 * 60 };

/** The same from all strangers together: those who guess from many networks get no further than this. */
export const failuresOfStrangers: Limit = { name: 'stranger-sign-ins', max: 50, seconds: 60 * 60 };

/** The same from all browsers together that signed in to the account before: their names can be collected. */
export const failuresOfBrowsers: Limit = { name: 'browser-sign-ins', max: 50, seconds: 60 * 60 };

/**
 * Wrong codes of a second step for an account from one source, and from all strangers together. Fewer than passwords: a
 * code has six digits, and whoever gets here knows the password.
 */
export const failedSecondSteps: Limit = { name: 'failed-second-steps', max: 10, seconds: 15 * 60 };
export const secondStepsOfStrangers: Limit = {
  name: 'stranger-second-steps',
  max: 20,
  seconds: 60 * 60,
};

/** The same from all browsers together that signed in to the account before: their names can be collected. */
export const secondStepsOfBrowsers: Limit = {
  name: 'browser-second-steps',
  max: 40,
  seconds: 60 * 60,
};

/** Wrong codes of a second step in a day from whomever: more are taken, but the member is told. */
export const secondStepsOfADay: Limit = {
  name: 'second-steps-of-a-day',
  max: 20,
  seconds: 24 * 60 * 60,
};

/** Mails that tell a member of wrong codes: whoever goes on guessing does not fill the mailbox. */
export const toldOfGuesses: Limit = { name: 'told-of-guesses', max: 1, seconds: 24 * 60 * 60 };

/** Tries of a password from an IP address. */
export const signInsPerAddress: Limit = { name: 'sign-ins', max: 60, seconds: 60 };
