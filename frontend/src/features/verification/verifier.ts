/** What a user's `verifier` says. */
export const VERIFIER = { refused: -1, none: 0, pending: 1, verified: 2 } as const;
