import type { Limit } from '../../../platform/rate-limits/rate-limits.js';

/** Wrong passwords for an e-mail address, known to us or not, however many machines guess. */
export const failedSignIns: Limit = { name: 'failed-sign-ins', max: 10, seconds: 15 * 60 };

/** Tries of a password from an IP address. */
export const signInsPerAddress: Limit = { name: 'sign-ins', max: 60, seconds: 60 };
