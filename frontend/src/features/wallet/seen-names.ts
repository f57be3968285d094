import { WALLET as SUMMARY } from '@/lib/seen-names';

/* What the parts of the wallet are called among what was seen last. */

export { SUMMARY };

export const SAFEGUARDED = 'safeguarded money';
export const REFUNDS = 'wallet refunds';
export const MONTHS = 'wallet months';
export const NUMBERS = 'wallet numbers';
export const TRANSACTIONS = 'wallet transactions';

/** All that the page of the wallet shows. */
export const WALLET_PARTS = [SUMMARY, SAFEGUARDED, REFUNDS, MONTHS, NUMBERS, TRANSACTIONS];
