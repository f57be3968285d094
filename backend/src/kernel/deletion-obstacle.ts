/** What keeps an account from being deleted; each has to be settled first. */
export const obstacleKinds = [
  'wallet-balance',
  'payments-open',
  'payments-received',
  'requests-sent',
  'requests-received',
  'rentals-as-renter',
  'rentals-as-owner',
  'verification-pending',
  'wallet-frozen',
  'team-member',
] as const;

export type ObstacleKind = (typeof obstacleKinds)[number];

/** How many there are of a kind; of money, XAF. */
export interface Obstacle {
  kind: ObstacleKind;
  count: number;
}

/** Those of which there are any. */
export function obstaclesOf(counts: Partial<Record<ObstacleKind, number>>): Obstacle[] {
  return obstacleKinds
    .map((kind) => ({ kind, count: counts[kind] ?? 0 }))
    .filter(({ count }) => count !== 0);
}
