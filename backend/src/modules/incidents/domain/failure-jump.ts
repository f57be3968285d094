/** When an operator's payments fail so much more than usual that staff are asked whether it is down. */

/** Payments of known outcome that one operator had in some time. */
export interface OperatorFigures {
  /** Those whose outcome is known, or whose gateway gives no answer that is understood. */
  attempts: number;
  /** Those among them that failed for a technical reason. */
  failures: number;
  /** Whose failures they are. */
  failingMembers: number;
}

/** A jump, as it is proposed to staff. */
export type FailureJump = {
  attempts: number;
  failures: number;
  /** How many of a hundred usually fail. */
  usualPercent: number;
};

/** How long a time is compared with what is usual: long enough for a few payments, and short enough to tell soon. */
export const lastMinutes = 15;

/** How far back the usual rate reaches: a week has every hour and every day once. */
export const usualDays = 7;

/** Fewer failures may be chance, even if nothing else was paid. */
const leastFailures = 5;

/** One member who tries again and again is no incident; two may be at the same wrong number. */
const leastMembers = 3;

/** Below it most payments work, and telling members to pay otherwise would harm more than help. */
const leastPercent = 30;

/** So many times the usual rate is not its ordinary up and down. */
const leastFactor = 3;

/** With fewer attempts in the week the rate says nothing, and one of twenty is taken for it. */
const leastUsualAttempts = 50;
const assumedUsualPercent = 5;

/** A week that had an incident itself has a high rate; a higher one than this is never taken as usual. */
const mostUsualPercent = 20;

/**
 * Whether an operator's technical failures have jumped.
 *
 * @param last of the last {@link lastMinutes}
 * @param usual of the {@link usualDays} before
 * @returns null when they have not
 */
export function failureJump(
  last: OperatorFigures,
  usual: Pick<OperatorFigures, 'attempts' | 'failures'>,
): FailureJump | null {
  const { attempts, failures, failingMembers } = last;
  if (failures < leastFailures || failingMembers < leastMembers) return null;
  const usualPercent = usualPercentOf(usual);
  const percent = (failures / attempts) * 100;
  const isJump = percent >= Math.max(leastPercent, leastFactor * usualPercent);
  return isJump ? { attempts, failures, usualPercent } : null;
}

function usualPercentOf({
  attempts,
  failures,
}: Pick<OperatorFigures, 'attempts' | 'failures'>): number {
  if (attempts < leastUsualAttempts) return assumedUsualPercent;
  return Math.min(mostUsualPercent, Math.round((failures / attempts) * 100));
}
