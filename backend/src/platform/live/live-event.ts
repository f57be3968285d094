/**
 * A hint that something has changed for a member: what, and enough to know whether it was seen already.
 * Whoever gets it asks the API for the rest, as that member.
 */
export interface LiveEvent {
  /** Of whom, and what: `message`, `read`. */
  type: string;
  [fact: string]: string | number | boolean | null;
}

/** What processes tell each other: whom an event is for, or whose streams end. */
export type LiveNote =
  | { to: readonly string[]; event: LiveEvent }
  /** Without a session, all of the member's. */
  | { endOf: string; sessionId: string | null };

/**
 * Why a stream ends. After `token` and `closing` it is opened again, with a new token; after `session` the
 * member has to sign in; after `replaced` there are too many.
 */
export type StreamEnd = 'token' | 'session' | 'closing' | 'replaced';
