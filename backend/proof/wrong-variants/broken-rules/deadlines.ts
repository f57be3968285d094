import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

type Row = Record<string, unknown>;

const day = 86_400_000;
/** The rental is of days 1 to 4 of December, days of Libreville. */
const at = (text: string) => new Date(`2026-12-${text}+01:00`);
const later = (instant: Date, days: number) => new Date(instant.getTime() + days * day);

/** A rental with the steps that led there, each at an instant. */
async function aRental(books: BrokenBooks, row: Row, steps: Record<string, Date> = {}) {
  const id = await books.rental({ status: 'en_cours', handover_due_at: null, ...row });
  for (const [event, instant] of Object.entries(steps))
    await books.step(id, {
      event,
      from: 'en_cours',
      to: 'en_cours',
      at: instant,
      ...amountOf(event),
    });
  return id;
}

const amountOf = (event: string) => /^(contest|counter)-/.test(event) && { amount: 1_000 };

/** The deadline by the rules and so many days beside it. */
const aHandover = (days: number) => (books: BrokenBooks) =>
  aRental(
    books,
    { status: 'acceptee', handover_due_at: later(at('02T00:00'), days) },
    { accept: new Date('2026-11-20T10:00:00Z') },
  );

const aReturn = (return_status: string, event: string, dueAt: Date) => (books: BrokenBooks) =>
  aRental(
    books,
    {
      ...{ status: 'terminee', handover_status: 'done', return_status, return_due_at: dueAt },
      ...(return_status === 'declared' && { return_declared_at: at('05T10:00') }),
      ...(return_status !== 'none' && { claimed_amount: 2_000, offered_amount: 1_000 }),
    },
    { [event]: at('05T10:00') },
  );

async function aChange(books: BrokenBooks, row: Row): Promise<string> {
  return books.insert('rental_changes', {
    ...{ rental_id: randomUUID(), kind: 'extension', asked_by: 'renter', status: 'requested' },
    ...{ old_end_date: '2026-12-20', new_end_date: '2026-12-22', rent_difference: 10_000 },
    ...{ asked_at: at('01T10:00'), due_at: at('02T10:00') },
    ...row,
  });
}

export const deadlineBreaks: Breaks = {
  'a handover or a return is waited for as long as its last step, the rules and staff say, and no longer':
    {
      'a handover that is assumed a month later': aHandover(30),
      'one that is assumed two days earlier': aHandover(-2),
      'one that staff gave a day, and that waits for two': async (books) => {
        const id = await aHandover(2)(books);
        const given = { deadline: 'handover', due_before: at('02T00:00'), due_at: at('03T00:00') };
        const step = { event: 'postpone-handover', from: 'acceptee', to: 'acceptee' };
        const by = { actor: 'staff', actor_id: randomUUID(), at: new Date('2026-11-21T10:00:00Z') };
        await books.step(id, { ...step, ...by, reason: 'Absent', ...given });
        return id;
      },
      'an objection that waits for a month': (books) =>
        aRental(
          books,
          { handover_status: 'not_received', handover_due_at: at('31T10:00') },
          { 'report-not-received': at('01T10:00') },
        ),
      'an absence that waits for a month': (books) =>
        aRental(
          books,
          { handover_status: 'renter_absent', handover_due_at: at('31T10:00') },
          { 'report-absent': at('01T10:00') },
        ),
      'a return that nobody declares, waited for a month': aReturn(
        'none',
        'finish',
        later(at('18T00:00'), 30),
      ),
      'a declared one, for a month': aReturn('declared', 'declare-return', at('31T10:00')),
      'a declared one, for an hour': aReturn('declared', 'declare-return', at('05T11:00')),
      'a claim, for a month': aReturn('contested', 'contest-return', at('31T10:00')),
      'an offer, for a month': aReturn('countered', 'counter-claim', at('31T10:00')),
      'a claim that nobody made': aReturn('contested', 'finish', at('07T10:00')),
    },
  'an extension or a shortening is waited for as long as the rules say, and no longer than the rental':
    {
      'one that is asked for, a month': (books) => aChange(books, { due_at: at('31T10:00') }),
      'one that is asked for, an hour': (books) => aChange(books, { due_at: at('01T11:00') }),
      'one that is to be paid, a day': (books) =>
        aChange(books, { status: 'accepted', accepted_at: at('01T11:00') }),
      'one that outlives its rental': (books) =>
        aChange(books, { old_end_date: '2026-12-01', due_at: at('02T10:00') }),
    },
  'every payment that is not decided is waited for as long as any other': {
    'one that may be sent an hour later': (books) =>
      books.payment({
        ...{ status: 'created', decided_at: null, next_check_at: new Date() },
        expires_at: new Date(Date.now() + day / 24),
      }),
  },
};
