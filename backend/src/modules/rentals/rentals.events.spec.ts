import { describe, expect, it } from 'vitest';
import { askedBy, consequencesOf } from './domain/event-consequences.js';
import { transitions } from './domain/rental-transitions.js';
import { announcements, notifiedOf } from './rentals.events.js';

type Event = keyof typeof announcements;

const events = Object.keys(announcements) as Event[];

/** What a party learns by another message than the one of the event, and by which. */
const toldOtherwise: Record<string, Partial<Record<Event, string>>> = {
  renter: { request: 'the mail of the payment', finish: 'the mail of the handover' },
  owner: {
    finish: 'the mail of the handover',
    'end-delay': 'the owner has ended the delay: the object is back',
    supersede: 'the mail of the acceptance by which they fall',
    'refuse-suspended': 'the mail of the suspension',
  },
};

describe.each(events)('%s', (event) => {
  const { notifies, bySms = [], kind, reason } = announcements[event];
  const told = (party: 'renter' | 'owner') =>
    notifies.includes(party) || toldOtherwise[party]?.[event] !== undefined;

  it('notifies each party whose money it moves', () => {
    expect(consequencesOf(event).money.filter((party) => !told(party))).toEqual([]);
  });

  it('notifies each party whom it asks something until a deadline', () => {
    const asked = consequencesOf(event).starts.flatMap((deadline) => askedBy[deadline]);
    expect(asked.filter((party) => !told(party))).toEqual([]);
  });

  it('notifies a party in whose place it is taken', () => {
    const isOfSystem = transitions.some((one) => one.event === event && one.by === 'system');
    const { ends } = consequencesOf(event);
    const silent = isOfSystem ? ends.flatMap((deadline) => askedBy[deadline]) : [];
    // An object that is late is told to its renter alone: the owner is asked nothing by then.
    const untold = silent.filter((party) => !told(party) && event !== 'delay');
    expect(untold).toEqual([]);
  });

  it('is announced when it notifies, and an SMS goes to a party who is notified', () => {
    if (notifies.length > 0) expect(kind).toBeDefined();
    expect(bySms.filter((party) => !notifies.includes(party))).toEqual([]);
  });

  it('notifies the same parties as every other event of its kind and reason', () => {
    if (kind) expect(notifiedOf(kind, { reason }).notifies).toEqual(notifies);
  });
});
