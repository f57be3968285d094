import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { insertRun } from './comparisons.js';
import { sealedPapers } from './identities.js';
import { anIncident } from './incidents.js';
import { anExtension, requestedExtension } from './rental-changes.js';
import { aMemberRow, pending } from './rows.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (ms: number) => new Date(Date.now() - ms);
const ahead = (ms: number) => new Date(Date.now() + ms);
const at = (day: string, time: string) => new Date(`${day}T${time}+01:00`);

/** A rental of days that are long gone. */
const past = { start_date: '2026-01-10', end_date: '2026-01-12' };
const over = { status: 'terminee', return_due_at: ahead(6 * day) };
const future = { start_date: ahead(30 * day), end_date: ahead(33 * day) };

export const overdueWorkBreaks: Breaks = {
  'no request is unanswered past its deadline by more than 15 minutes': {
    'one left for a day and 16 minutes': (books) =>
      books.rental({ ...future, created_at: ago(day + 16 * minute) }),
    'one left until its start day': (books) =>
      books.rental({ ...past, created_at: at('2026-01-09', '23:59') }),
  },
  'no rental has begun or ended without its status, 15 minutes after midnight': {
    'an accepted rental whose start day has come': (books) =>
      books.rental({ ...past, status: 'acceptee' }),
    'a rental under way whose last day has gone': (books) =>
      books.rental({ ...past, status: 'en_cours' }),
  },
  'no handover waits for an answer past its time by more than 15 minutes': {
    'one that nobody objected to': (books) =>
      books.rental({ ...past, status: 'en_cours', handover_due_at: ago(16 * minute) }),
    'a renter who says that there was none': (books) =>
      books.rental({
        status: 'terminee',
        handover_status: 'not_received',
        handover_due_at: ago(day),
      }),
    'one whose object never came': (books) => books.rental({ ...past, ...over, is_delayed: true }),
  },
  'no handover waits for staff to decide for more than a week': {
    'one that was denied': async (books) => {
      const id = await books.rental({ status: 'terminee', handover_status: 'disputed' });
      const step = { event: 'deny-absence', from: 'terminee', to: 'terminee' };
      await books.step(id, { ...step, actor: 'system', at: ago(7 * day + minute) });
      return id;
    },
  },
  'no return waits for an answer past its time by more than 15 minutes': {
    'one that was due 16 minutes ago': (books) =>
      books.rental({
        status: 'terminee',
        return_status: 'declared',
        return_declared_at: ago(2 * day + 16 * minute),
        return_due_at: ago(16 * minute),
      }),
    'one that nobody declared': (books) =>
      books.rental({ ...past, status: 'terminee', return_due_at: ago(day) }),
  },
  'no reminder of a request, a start or a return is late by more than 15 minutes': {
    'one of a request that is nearly due': (books) =>
      books.rental({ ...future, created_at: ago(18 * hour + 16 * minute) }),
    'one of a rental that starts today': (books) =>
      books.rental({ start_date: ago(0), end_date: ahead(2 * day), status: 'acceptee' }),
    'one of a rental that was over three days ago': (books) =>
      books.rental({ start_date: ago(5 * day), end_date: ago(3 * day + hour), ...over }),
    'one more, of a rental that was over eight days ago': async (books) => {
      const dates = { start_date: ago(12 * day), end_date: ago(8 * day + hour) };
      const id = await books.rental({ ...dates, ...over });
      const step = { event: 'remind-return', from: 'terminee', to: 'terminee', actor: 'system' };
      await books.step(id, { ...step, at: ago(5 * day) });
      return id;
    },
  },
  'no object is late for more than 15 minutes without anybody having been told': {
    'one of a week ago': (books) =>
      books.rental({ start_date: ago(12 * day), end_date: ago(7 * day), ...over }),
  },
  'no extension or shortening waits past its time by more than 15 minutes': {
    'one that was due 16 minutes ago': async (books) => {
      const due_at = ago(16 * minute);
      return (await anExtension(books, { ...requestedExtension, due_at })).id;
    },
    'one that has had the time of an incident more, and still waits': async (books) => {
      await anIncident(books, 'ended', { row: { started_at: ago(80 * minute) } });
      const [accepted_at, due_at] = [ago(3 * hour), ago(2 * hour)];
      const accepted = { ...requestedExtension, status: 'accepted', accepted_at, due_at };
      return (await anExtension(books, accepted)).id;
    },
  },
  'no incident of an operator stays open or proposed without a reminder every four hours': {
    'one that was declared five hours ago': (books) =>
      anIncident(books, 'open', { row: { started_at: ago(5 * hour), declared_at: ago(5 * hour) } }),
    'one of which staff were reminded five hours ago': (books) =>
      anIncident(books, 'open', {
        row: {
          ...{ started_at: ago(10 * hour), declared_at: ago(10 * hour) },
          reminded_at: ago(5 * hour),
        },
      }),
    'a proposal that nobody decides': (books) =>
      anIncident(books, 'proposed', {
        row: { started_at: ago(5 * hour), proposed_at: ago(5 * hour) },
      }),
  },
  'no renter waits for more than 15 minutes to be told that the object is late, or no more': {
    'one who counts on an object that is out': async (books) => {
      const item_id = await books.item();
      const dates = { start_date: ago(12 * day), end_date: ago(7 * day) };
      await books.rental({ item_id, ...dates, ...over });
      return books.rental({ item_id, ...future, status: 'acceptee' });
    },
    'one whose rental has begun': async (books) => {
      const item_id = await books.item();
      const dates = { start_date: ago(12 * day), end_date: ago(7 * day) };
      await books.rental({ item_id, ...dates, ...over });
      const begun = { start_date: ago(7 * day), end_date: ago(-day) };
      return books.rental({ item_id, ...begun, status: 'en_cours' });
    },
    'one of two who count on the pieces that are out': async (books) => {
      const item_id = await books.item({ pieces: 2 });
      const dates = { start_date: ago(12 * day), end_date: ago(7 * day) };
      await books.rental({ item_id, ...dates, ...over, pieces: 2 });
      await books.rental({ item_id, ...future, status: 'acceptee', is_delayed: true });
      return books.rental({ item_id, ...future, status: 'acceptee' });
    },
    'one whose object is back': async (books) => {
      const item_id = await books.item();
      return books.rental({ item_id, ...future, status: 'acceptee', is_delayed: true });
    },
  },
  'no security deposit waits for staff to share it for more than a week': {
    'one of an object that is missing': async (books) => {
      const id = await books.rental({ status: 'terminee', return_status: 'missing' });
      const step = { event: 'report-missing', from: 'terminee', to: 'terminee' };
      await books.step(id, { ...step, actor: 'system', at: ago(7 * day + minute) });
      return id;
    },
  },
  'no payment is undecided an hour after its last check': {
    'one that is checked for ever': (books) =>
      books.payment({ ...pending, created_at: ago(3 * day + 61 * minute) }),
  },
  'no payment is waited for over 7 hours without a word to its member': {
    'one whose member was told nothing': (books) =>
      books.payment({ ...pending, created_at: ago(8 * hour) }),
  },
  'no payment waits for its next check for more than 6 hours': {
    'one checked tomorrow': (books) => books.payment({ ...pending, next_check_at: ahead(day) }),
  },
  'no payment is in review for more than a week': {
    'one that staff forgot': async (books) => {
      const review = { status: 'review', next_check_at: null, review_reason: 'unanswered' };
      const id = await books.payment({ ...pending, ...review });
      const then = ago(7 * day + minute);
      await books.run('update payment_events set at = $1 where payment_id = $2', [then, id]);
      return id;
    },
  },
  'no act waits for a second person past its time by more than 15 minutes': {
    'one that should have expired an hour ago': (books) =>
      books.insert('approvals', {
        ...{ kind: 'correction', subject: 'user', subject_id: randomUUID(), request: {} },
        ...{ amount: 60_000, reason: 'Erreur' },
        ...{ proposed_by_id: randomUUID(), proposed_at: ago(8 * day), expires_at: ago(hour) },
      }),
  },
  'no comparison that staff asked for waits for more than 15 minutes, or is made for hours': {
    'one that nobody makes': (books) =>
      insertRun(books, {
        ...{ requested_by_id: randomUUID(), requested_at: ago(hour), attempts: 1 },
        next_attempt_at: ago(16 * minute),
      }),
    'one that never ends': (books) =>
      insertRun(books, {
        ...{ requested_by_id: randomUUID(), requested_at: ago(7 * hour), attempts: 2 },
        next_attempt_at: ahead(minute),
      }),
  },
  'no mail is past its attempt by more than 15 minutes, or tried for more than three days': {
    'one that nobody sends': (books) => aMail(books, { next_attempt_at: ago(16 * minute) }),
    'one that waits for too long': (books) => aMail(books, { next_attempt_at: ahead(day) }),
    'one that nobody gives up': (books) =>
      aMail(books, { created_at: ago(3 * day + 3 * hour), next_attempt_at: new Date() }),
  },
  'no push or SMS is past its attempt by more than 15 minutes, or tried for more than a day': {
    'an SMS that nobody sends': (books) => anSms(books, { next_attempt_at: ago(16 * minute) }),
    'an SMS that waits for too long': (books) => anSms(books, { next_attempt_at: ahead(2 * day) }),
    'an SMS that nobody gives up': (books) =>
      anSms(books, { created_at: ago(day + 3 * hour), next_attempt_at: new Date() }),
    'a push that nobody sends': (books) =>
      books.insert('push_messages', {
        ...{ notification_id: randomUUID(), subscription_id: randomUUID() },
        ...{ created_at: ago(hour), next_attempt_at: ago(16 * minute) },
      }),
  },
  'no answer by SMS waits for more than 15 minutes to be acted on': {
    'one at which a server died': (books) =>
      books.insert('sms_answers', {
        ...{ provider_id: 'lost', from: '+24177000001', text: 'OUI 4821' },
        received_at: ago(16 * minute),
      }),
  },
  'no identity papers are kept past their time by more than a day': {
    'those of somebody approved 92 days ago': (books) =>
      aSubmission(books, { status: 'approved', decided_at: ago(92 * day) }),
    'those of somebody refused 32 days ago': (books) =>
      aSubmission(books, { status: 'rejected', decided_at: ago(32 * day), reason: 'Floue' }),
  },
  'nothing of a sign-in that was given up is kept for more than two days': {
    'a password whose second step never came': (books) =>
      books.insert('pending_sign_ins', {
        user_id: randomUUID(),
        token_hash: randomUUID(),
        remember_me: false,
        created_at: ago(2 * day + 20 * minute),
        expires_at: ago(2 * day + 10 * minute),
      }),
    'a challenge that no passkey signed': (books) =>
      books.insert('passkey_challenges', {
        purpose: 'sign_in',
        challenge_hash: randomUUID(),
        holder_hash: randomUUID(),
        created_at: ago(2 * day + 10 * minute),
        expires_at: ago(2 * day + 5 * minute),
      }),
  },
  'no account is there more than a day after it was to be deleted': {
    'one that nobody deletes': (books) => {
      const due = ago(day + hour);
      return aMemberRow(books, { deletion_due_at: due, deletion_first_due_at: due });
    },
  },
  "no export of a member's data waits, or is kept, for an hour longer than it should": {
    'one that nobody makes': (books) =>
      books.insert('data_exports', {
        user_id: randomUUID(),
        requested_at: ago(2 * hour),
        next_attempt_at: new Date(),
      }),
    'one that nobody removes': (books) =>
      books.insert('data_exports', {
        user_id: randomUUID(),
        requested_at: ago(9 * day),
        ready_at: ago(9 * day),
        expires_at: ago(2 * hour),
        parts: 1,
      }),
    'a file of one that failed': async (books) => {
      const id = await books.insert('data_exports', {
        user_id: randomUUID(),
        requested_at: ago(3 * hour),
        failed_at: ago(2 * hour),
      });
      await books.insert('data_export_files', {
        export_id: id,
        part: 1,
        name: `exports/${id}/1.zip`,
        begun_at: ago(3 * hour),
      });
      return id;
    },
  },
  'no file of a removed upload is kept for more than an hour': {
    'one that nobody removes': (books) => aRemoval(books, ago(hour + 2 * minute)),
    'one that is to be removed tomorrow': (books) => aRemoval(books, ahead(day)),
  },
  'no call keeps its repetitions waiting longer than its server lives': {
    'a lease until tomorrow': async (books) => {
      const key = 'leased-for-ever';
      await books.run(
        `insert into idempotency_keys (key, user_id, route, request_hash, lease_expires_at, created_at)
         values ($1, gen_random_uuid(), 'POST /api/payment', '', $2, $3)`,
        [key, ahead(day), new Date()],
      );
      return key;
    },
  },
};

function aSubmission(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  return books.insert('identity_submissions', {
    ...{ user_id: randomUUID(), type: 'CNI', ...sealedPapers(), decided_by: randomUUID() },
    ...{ document_id: randomUUID(), photo_id: randomUUID(), created_at: ago(100 * day) },
    ...row,
  });
}

function anSms(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  return books.insert('sms_messages', {
    to: '077000001',
    text: '',
    created_at: new Date(),
    ...row,
  });
}

async function aRemoval(books: BrokenBooks, dueAt: Date): Promise<string> {
  const id = randomUUID();
  await books.run(
    `insert into upload_removals (upload_id, preset, due_at) values ($1, 'identity', $2)`,
    [id, dueAt],
  );
  return id;
}

function aMail(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  const mail = { to: 'a@loka.example', subject: '', text: '', html: '', created_at: new Date() };
  return books.insert('outbox_mails', { ...mail, ...row });
}
