/** What a payment that the wallet pays alone has in the place of a number. */
export const theWallet = { operator: 'wallet', operationAccount: '', phoneNumber: '' } as const;
