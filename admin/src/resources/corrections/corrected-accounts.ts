/** The accounts of a member that can be corrected. */
export const correctedAccounts = {
  wallet: 'Portefeuille',
  earnings: 'Gains à venir',
} as const;

export type CorrectedAccount = keyof typeof correctedAccounts;
