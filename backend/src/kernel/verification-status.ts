/** What is known about a member's identity; the wire calls it `verifier`. */
export const verificationStatus = { rejected: -1, unverified: 0, pending: 1, verified: 2 } as const;
