import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const requested = { event: 'request', to: 'en_attente', actor: 'provider' };
const accepted = { event: 'accept', from: 'en_attente', to: 'acceptee' };
const declared = { event: 'declare-return', from: 'en_cours', to: 'en_cours' };
const settled = { event: 'settle-return', from: 'en_cours', to: 'en_cours' };

const reminded = { event: 'remind-answer', from: 'en_attente', to: 'en_attente', actor: 'system' };
const startReminded = { ...reminded, event: 'remind-start', from: 'acceptee', to: 'acceptee' };
const returnReminded = { ...reminded, event: 'remind-return', from: 'terminee', to: 'terminee' };
const ahead = { start_date: '2026-12-20', end_date: '2026-12-23' };
const handedOver = { from: 'en_cours', to: 'en_cours', actor: 'system' };

const nobody = { actor_id: null };
const at = new Date('2026-12-02T09:00:00Z');
const minute = 60_000;

const waiting = { status: 'en_cours', return_status: 'declared', return_due_at: at };
const contested = {
  status: 'terminee',
  return_status: 'contested',
  claimed_amount: 5_000,
  return_due_at: at,
};
const contest = { event: 'contest-return', from: 'en_cours', to: 'terminee', amount: 5_000 };

/** Requested on its first day. */
const missing = {
  ...{ status: 'terminee', return_status: 'missing' },
  ...{ owner_id: randomUUID(), renter_id: randomUUID() },
  ...{ start_date: '2026-12-02', end_date: '2026-12-04' },
};
const onLastDay = new Date('2026-12-04T12:00:00Z');
const answered = {
  ...{ event: 'answer-missing', from: 'terminee', to: 'terminee' },
  ...{ actor: 'renter', actor_id: missing.renter_id, reason: 'Rendu à son frère' },
};

const failed = {
  ...{ status: 'annulee', handover_status: 'failed', security_deposit_status: 'released' },
  ...ahead,
};
const cancelled = {
  ...{ event: 'cancel-by-staff', from: 'acceptee', to: 'annulee', actor: 'staff' },
  ...{ actor_id: randomUUID(), reason: 'Objet en panne' },
};

const later = (hours: number) => new Date(at.getTime() + hours * 60 * minute);
const putOff = {
  ...{ event: 'postpone-return', from: 'terminee', to: 'terminee', actor: 'staff' },
  ...{ actor_id: randomUUID(), reason: 'Réseau coupé', at, due_before: later(1) },
};

const feeClaim = { ...contest, event: 'claim-late-fee', from: 'terminee' };

/** A rental with its request, made at the same time. */
async function aRequested(books: BrokenBooks, row: Record<string, unknown> = {}): Promise<string> {
  const id = await books.rental({ created_at: at, ...row });
  await books.step(id, { ...requested, at });
  return id;
}

export const rentalHistoryBreaks: Breaks = {
  'every step of a rental is one that there is, taken by who may take it, on a day for it': {
    'a step of no rental': async (books) => {
      const id = randomUUID();
      await books.step(id, requested);
      return id;
    },
    'a rental under way that nobody accepted': async (books) => {
      const id = await aRequested(books, { status: 'en_cours' });
      await books.step(id, { event: 'start', from: 'en_attente', to: 'en_cours', at });
      return id;
    },
    'an acceptance by another member than the owner': async (books) => {
      const id = await aRequested(books, { status: 'acceptee' });
      await books.step(id, { ...accepted, actor: 'owner', actor_id: randomUUID() });
      return id;
    },
    'photos of a handover that there are not': async (books) => {
      const owner_id = randomUUID();
      const id = await aRequested(books, { owner_id, status: 'en_cours' });
      const by = { actor: 'owner', actor_id: owner_id };
      await books.step(id, { ...handedOver, ...by, event: 'photograph-handover', at });
      return id;
    },
    'photos of a handover of another rental': async (books) => {
      const owner_id = randomUUID();
      const id = await aRequested(books, { owner_id, status: 'en_cours' });
      const by = { actor: 'owner', actor_id: owner_id };
      const step_id = await books.step(id, {
        ...handedOver,
        ...by,
        event: 'photograph-handover',
        at,
      });
      await books.run(
        'insert into rental_photos (upload_id, rental_id, step_id, position) values ($1, $2, $3, 0)',
        [randomUUID(), randomUUID(), step_id],
      );
      return id;
    },
    'a cancellation by staff that is not in the audit log': async (books) => {
      const id = await aRequested(books, { ...failed, kept_rent: 1_000 });
      await books.step(id, { ...cancelled, amount: 1_000, at });
      return id;
    },
    'an acceptance after the start day': async (books) => {
      const owner_id = randomUUID();
      const id = await aRequested(books, { owner_id, status: 'acceptee' });
      const by = { actor: 'owner', actor_id: owner_id };
      await books.step(id, { ...accepted, ...by, at: '2026-12-02T00:00:00+01:00' });
      return id;
    },
    'a rental that starts the day before': async (books) => {
      const id = await aRequested(books, { status: 'en_cours' });
      const step = { event: 'start', from: 'acceptee', to: 'en_cours' };
      await books.step(id, { ...step, at: '2026-11-30T23:59:59+01:00' });
      return id;
    },
    'an answer about an object that nobody said was missing': async (books) => {
      const id = await aRequested(books, missing);
      await books.step(id, { ...answered, at: onLastDay });
      return id;
    },
    'an answer that is there twice': async (books) => {
      const id = await aRequested(books, missing);
      const before = new Date(onLastDay.getTime() - 60 * minute);
      const report = { event: 'report-missing', actor: 'owner', actor_id: missing.owner_id };
      await books.step(id, { ...answered, ...report, at: before });
      for (let time = 0; time < 2; time++) await books.step(id, { ...answered, at: onLastDay });
      return id;
    },
    'one that came when the deposit had been shared': async (books) => {
      const id = await aRequested(books, missing);
      const before = new Date(onLastDay.getTime() - 60 * minute);
      const report = { event: 'report-missing', actor: 'owner', actor_id: missing.owner_id };
      await books.step(id, { ...answered, ...report, at: before });
      await books.step(id, { ...answered, event: 'accept-claim', at: before });
      await books.step(id, { ...answered, at: onLastDay });
      return id;
    },
  },
  'the history of every rental leads step by step from its request to its status': {
    'a status that no step led to': async (books) => aRequested(books, { status: 'acceptee' }),
    'a rental without a request': (books) => books.rental(),
    'a request at another time': async (books) => {
      const id = await books.rental({ created_at: at });
      await books.step(id, { ...requested, at: new Date(at.getTime() + 1) });
      return id;
    },
    'a rental accepted twice': async (books) => {
      const id = await aRequested(books, { status: 'acceptee' });
      for (const _ of [1, 2]) await books.step(id, { ...accepted, ...nobody });
      return id;
    },
  },
  'the history of every handover leads to where the handover and the rent are': {
    'a handover that nobody made': (books) =>
      aRequested(books, { status: 'en_cours', handover_status: 'done' }),
    'one that was made and is not known': async (books) => {
      const id = await aRequested(books, { status: 'en_cours' });
      await books.step(id, { ...handedOver, event: 'hand-over' });
      return id;
    },
    'one that was made and assumed': async (books) => {
      const id = await aRequested(books, { status: 'en_cours', handover_status: 'done' });
      for (const event of ['hand-over', 'assume-handover'])
        await books.step(id, { ...handedOver, event });
      return id;
    },
    'one that was denied without being asked for': async (books) => {
      const id = await aRequested(books, { status: 'en_cours', handover_status: 'disputed' });
      await books.step(id, { ...handedOver, event: 'deny-absence' });
      return id;
    },
    'one that the owner denied although nobody had asked': async (books) => {
      const id = await aRequested(books, { status: 'terminee', handover_status: 'disputed' });
      await books.step(id, { ...handedOver, event: 'deny-not-received' });
      return id;
    },
    'another part of the rent than staff left the owner': async (books) => {
      const id = await aRequested(books, { ...failed, kept_rent: 1_001 });
      await books.step(id, { ...cancelled, amount: 1_000, at });
      return id;
    },
    'a cancellation by staff after the handover': async (books) => {
      const id = await aRequested(books, { ...failed, kept_rent: 1_000 });
      await books.step(id, { ...handedOver, event: 'report-not-received' });
      await books.step(id, { ...cancelled, from: 'en_cours', amount: 1_000, at });
      return id;
    },
    'a rent of which the owner keeps something where there was no object': async (books) => {
      const id = await aRequested(books, {
        status: 'annulee',
        handover_status: 'failed',
        kept_rent: 1,
      });
      await books.step(id, { ...handedOver, event: 'report-not-received' });
      await books.step(id, { ...handedOver, event: 'settle-not-received', to: 'annulee' });
      return id;
    },
  },
  'the history of every return leads to where the return and the security deposit are': {
    'a return that nobody declared': (books) =>
      aRequested(books, { ...waiting, return_declared_at: at }),
    'one that was declared at another time': async (books) => {
      const id = await aRequested(books, { ...waiting, return_declared_at: at });
      await books.step(id, { ...declared, at: new Date(at.getTime() + minute) });
      return id;
    },
    'one settled without being declared': async (books) => {
      const row = { return_status: 'confirmed', security_deposit_status: 'released' };
      const id = await aRequested(books, { ...row, status: 'en_cours' });
      await books.step(id, settled);
      return id;
    },
    'a security deposit released from a rental under way': (books) =>
      aRequested(books, { status: 'en_cours', security_deposit_status: 'released' }),
    'another amount than was claimed': async (books) => {
      const id = await aRequested(books, { ...contested, claimed_amount: 6_000 });
      await books.step(id, { ...contest, at });
      return id;
    },
    'another share than was agreed': async (books) => {
      const row = { ...contested, return_status: 'settled', return_due_at: null };
      const shared = { security_deposit_status: 'shared', owner_share: 4_000 };
      const id = await aRequested(books, { ...row, ...shared });
      await books.step(id, { ...contest, at });
      await books.step(id, { event: 'accept-claim', from: 'terminee', to: 'terminee', at });
      return id;
    },
    'an offer that answers no claim': async (books) => {
      const id = await aRequested(books);
      const step = { event: 'counter-claim', from: 'terminee', to: 'terminee', amount: 100, at };
      await books.step(id, step);
      return id;
    },
    'a claim made twice': async (books) => {
      const id = await aRequested(books, contested);
      for (const _ of [1, 2]) await books.step(id, { ...contest, at });
      return id;
    },
    'one still held for a refused request': (books) => aRequested(books, { status: 'refusee' }),
  },
  'the day on which an owner had an object back is that of the step that says so': {
    'another day': async (books) => {
      const id = await aRequested(books, { ...contested, returned_on: '2026-12-03' });
      await books.step(id, { ...contest, at });
      return id;
    },
    none: async (books) => {
      const id = await aRequested(books, contested);
      await books.step(id, { ...contest, at });
      return id;
    },
  },
  'every reminder was sent in its time, to whoever had not answered': {
    'one of a request that was just made': async (books) => {
      const id = await books.rental({ created_at: at });
      await books.step(id, { ...reminded, at });
      return id;
    },
    'one of a request that was answered': async (books) => {
      const id = await books.rental({ ...ahead, created_at: at });
      await books.step(id, { ...accepted, at: new Date(at.getTime() + 17 * 60 * minute) });
      await books.step(id, { ...reminded, at: new Date(at.getTime() + 19 * 60 * minute) });
      return id;
    },
    'one of a start two days before': async (books) => {
      const id = await books.rental({ ...ahead, status: 'acceptee' });
      await books.step(id, { ...startReminded, at: new Date('2026-12-18T09:00:00+01:00') });
      return id;
    },
    'one of a start that was accepted on the day before': async (books) => {
      const id = await books.rental({ ...ahead, status: 'acceptee' });
      await books.step(id, { ...accepted, at: new Date('2026-12-19T10:00:00+01:00') });
      await books.step(id, { ...startReminded, at: new Date('2026-12-19T11:00:00+01:00') });
      return id;
    },
    'one of a return the day after': async (books) => {
      const id = await books.rental({ end_date: '2026-12-04' });
      await books.step(id, { ...returnReminded, at: new Date('2026-12-05T09:00:00+01:00') });
      return id;
    },
    'one of a return that was declared': async (books) => {
      const id = await books.rental({ end_date: '2026-12-04' });
      await books.step(id, { ...declared, at: new Date('2026-12-04T09:00:00+01:00') });
      await books.step(id, { ...returnReminded, at: new Date('2026-12-06T09:00:00+01:00') });
      return id;
    },
  },
  'every fee for a late return is the price of its days, and the security deposit at most': {
    'one for a day more': async (books) => {
      const id = await books.rental(contested);
      await books.step(id, { ...feeClaim, amount: 15_000, at: new Date('2026-12-06T09:00:00Z') });
      return id;
    },
    'one of an object that came back on the last day': async (books) => {
      const id = await books.rental(contested);
      await books.step(id, { ...declared, at: new Date('2026-12-04T09:00:00Z') });
      await books.step(id, { ...feeClaim, amount: 5_000, at: new Date('2026-12-05T09:00:00Z') });
      return id;
    },
  },
  'staff decided about a rental as often as the audit log says': {
    'a decision that nobody took': async (books) => {
      const id = await books.rental();
      await books.auditEntry('share-deposit', 'rental', id, { amount: 50, reason: 'Photos' });
      return id;
    },
  },
  'every deadline that staff put off was put off in time, once, by three days at most, and stands there':
    {
      'a claim that is due at another time': async (books) => {
        const id = await aRequested(books, { ...contested, return_due_at: later(1) });
        await books.step(id, { ...putOff, deadline: 'contested', due_at: later(24) });
        return id;
      },
      'a handover that is due at another time': async (books) => {
        const id = await aRequested(books, { status: 'en_cours', handover_due_at: later(2) });
        const step = { ...putOff, event: 'postpone-handover', from: 'en_cours', to: 'en_cours' };
        await books.step(id, { ...step, deadline: 'handover', due_at: later(24) });
        return id;
      },
      'a handover that is due after the last day': async (books) => {
        const days = { start_date: '2026-12-01', end_date: '2026-12-02' };
        const row = { status: 'en_cours', handover_due_at: later(24), ...days };
        const id = await aRequested(books, row);
        const step = { ...putOff, event: 'postpone-handover', from: 'en_cours', to: 'en_cours' };
        await books.step(id, { ...step, deadline: 'handover', due_at: later(24) });
        return id;
      },
      'an answer after the rental should have begun': async (books) => {
        const due = new Date(at.getTime() + 24 * 60 * minute);
        const start = { start_date: '2026-12-04', end_date: '2026-12-06' };
        const id = await aRequested(books, { ...start, answer_due_at: later(72) });
        const step = { ...putOff, event: 'postpone-answer', from: 'en_attente', to: 'en_attente' };
        const when = { due_before: due, due_at: later(72) };
        await books.step(id, { ...step, deadline: 'answer', ...when });
        return id;
      },
      'an answer that was due at no hour that a rule could say': async (books) => {
        const due = new Date(at.getTime() + 24.5 * 60 * minute);
        const id = await aRequested(books, { ...ahead, answer_due_at: later(48) });
        const step = { ...putOff, event: 'postpone-answer', from: 'en_attente', to: 'en_attente' };
        const when = { due_before: due, due_at: later(48) };
        await books.step(id, { ...step, deadline: 'answer', ...when });
        return id;
      },
      'more time for an answer, which nobody gave': (books) =>
        aRequested(books, { ...ahead, answer_due_at: later(48) }),
    },
  'a rental is delayed as its history says, and cancelled for that only while it is': {
    'one of which nobody was told': (books) =>
      books.rental({ status: 'acceptee', is_delayed: true }),
    'one that is delayed no more': async (books) => {
      const id = await books.rental({ status: 'acceptee', is_delayed: true });
      for (const event of ['delay', 'end-delay'])
        await books.step(id, { event, from: 'acceptee', to: 'acceptee', actor: 'system', at });
      return id;
    },
    'a cancellation in time': async (books) => {
      const id = await books.rental({ status: 'annulee' });
      await books.step(id, { event: 'cancel-late', from: 'acceptee', to: 'annulee', at });
      return id;
    },
  },
  'no step of a rental comes before the one that led to it': {
    'an acceptance a minute before its request': async (books) => {
      const id = await aRequested(books, { status: 'acceptee' });
      await books.step(id, { ...accepted, at: new Date(at.getTime() - minute) });
      return id;
    },
    'a return settled before it was declared': async (books) => {
      const id = await aRequested(books);
      await books.step(id, { ...declared, at });
      await books.step(id, { ...settled, at: new Date(at.getTime() - minute) });
      return id;
    },
  },
};
