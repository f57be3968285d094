import { minuteMs } from '../../../kernel/duration.js';

/** A request that its owner answered, or let expire. */
export interface DecidedRequest {
  requestedAt: Date;
  /** Null when it expired without an answer. */
  answeredAt: Date | null;
}

export interface Answers {
  /** Percent of the requests that were answered. */
  rate: number;
  /** Half of the answers came within so many minutes. */
  typicalMinutes: number | null;
}

/** Fewer say nothing of an owner. */
const fewestRequests = 3;

/**
 * How an owner answers. Accepted, refused and expired requests count; those that the renter took back
 * before an answer, and those refused because another one was accepted, do not.
 *
 * @returns null while too few requests were decided
 */
export function answersOf(requests: readonly DecidedRequest[]): Answers | null {
  if (requests.length < fewestRequests) return null;
  const minutes = requests
    .flatMap(({ requestedAt, answeredAt }) =>
      answeredAt ? [(answeredAt.getTime() - requestedAt.getTime()) / minuteMs] : [],
    )
    .sort((a, b) => a - b);
  const middle = minutes[Math.floor((minutes.length - 1) / 2)];
  return {
    rate: Math.round((100 * minutes.length) / requests.length),
    typicalMinutes: middle === undefined ? null : Math.max(1, Math.round(middle)),
  };
}
