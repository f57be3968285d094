/** How long somebody who has proven who they are is not asked again. */
const freshMs = 10 * 60_000;

/** @param authenticatedAt when a password or a second step was last given on this sign-in */
export function isFresh(authenticatedAt: Date | undefined, now: Date): boolean {
  return authenticatedAt !== undefined && now.getTime() - authenticatedAt.getTime() < freshMs;
}
