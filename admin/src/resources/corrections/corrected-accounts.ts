import { words } from '@loka/client';

/** The accounts of a member that can be corrected. */
export const correctedAccounts = words.correctedAccountNames;

export type CorrectedAccount = keyof typeof correctedAccounts;
