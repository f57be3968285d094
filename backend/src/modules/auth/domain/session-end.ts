const dayMs = 24 * 3_600_000;

/** For how many days a sign-in goes on at most, however much it is used. */
export interface LongestSessions {
  members: number;
  /** Of whoever has a role. */
  staff: number;
}

/** When a sign-in ends, from which on its user proves again who they are. */
export function sessionEnd(
  { createdAt, hasRole }: { createdAt: Date; hasRole: boolean },
  { members, staff }: LongestSessions,
): Date {
  return new Date(createdAt.getTime() + (hasRole ? staff : members) * dayMs);
}

/** The sooner of two. */
export const sooner = (one: Date, other: Date): Date => (one < other ? one : other);
