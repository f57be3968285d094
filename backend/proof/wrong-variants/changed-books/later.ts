import type { Change } from './change.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Work that nobody does from now on, by when it is missed. */
const missed: Record<string, number> = {
  'no payment is past its next check by more than 60 seconds': 7 * 60 * minuteMs,
  // Staff have given the one that is open a day more.
  'no request is unanswered past its deadline by more than 15 minutes': 2 * dayMs + 20 * minuteMs,
  'no rental has begun or ended without its status, 15 minutes after midnight': 90 * dayMs,
  'no return waits for an answer past its time by more than 15 minutes': 2 * dayMs + 20 * minuteMs,
  'no reminder of a request, a start or a return is late by more than 15 minutes':
    18 * 60 * minuteMs + 20 * minuteMs,
  'no object is late for more than 15 minutes without anybody having been told': 90 * dayMs,
  'no security deposit waits for staff to share it for more than a week': 7 * dayMs + minuteMs,
  'no payment is waited for over 7 hours without a word to its member':
    7 * 60 * minuteMs + 2 * minuteMs,
  'no payment is undecided an hour after its last check': 3 * dayMs + 70 * minuteMs,
  'no payment is in review for more than a week': 7 * dayMs + minuteMs,
  'no mail is past its attempt by more than 15 minutes, or tried for more than three days':
    20 * minuteMs,
};

/** The same books, left alone for as long. */
export function laterChanges(now: Date): Change[] {
  return Object.entries(missed).map(([invariant, ms]) => ({
    subject: 'work that stopped',
    name: invariant,
    statements: [],
    later: { at: new Date(now.getTime() + ms), invariant },
  }));
}
