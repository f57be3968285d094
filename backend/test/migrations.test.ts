import { readFile } from 'node:fs/promises';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import { type Typed, typedOf } from '../src/modules/verification/papers/typed-papers.js';
import { migrate, queryIn, useUnmigratedDatabase } from './support/databases.js';

const lastOfFirstRelease = '20261121170000_one_live_payment_for_an_object';
const beforeExportFiles = '20261211100000_second_step_of_deleted';
const beforeMailsKnewMembers = '20261212010000_export_files';
const beforePicturesOfOneSubmission = '20261215090000_members_of_acts';
/** When its rows were written. */
const then = new Date('2026-11-22T02:24:00Z');
const rows = new URL('./fixtures/first-release.sql', import.meta.url);

const database = useUnmigratedDatabase();
let mailed: Record<string, unknown>[] = [];
let exported: Record<string, unknown>[] = [];
let papers: Record<string, unknown>[] = [];
let pictures: Record<string, unknown>[][] = [];

const query = (sql: string, values?: unknown[]) => queryIn(database, sql, values);

/** Mails to and about the first, second and third member of the first release, each called by whom it belongs to. */
const mails = `
  set session_replication_role = replica;
  create table three as
    select array_agg(id order by id) as id, array_agg(email::text order by id) as email
    from (select id, email from users order by id limit 3) as first_three;
  insert into threads (id, item_id, asker_id, owner_id, created_at)
    select '00000000-0000-4000-8000-00000000000a', gen_random_uuid(), id[1], id[2], now() from three;
  insert into email_changes (id, user_id, old_email, new_email, token_hash, created_at, expires_at, confirmed_at,
      undo_hash, undo_until)
    select gen_random_uuid(), id[3], old_email, new_email, old_email, now(), now(), confirmed_at,
      case when confirmed_at is not null then old_email end, confirmed_at
    from three, (values ('old@loka.example', 'New@loka.example', now()), ('x', 'wanted@loka.example', null))
      as changes (old_email, new_email, confirmed_at);
  insert into domain_events (id, kind, subject, subject_id, actor, facts, at)
    select gen_random_uuid(), 'message.unanswered', 'message', id[1], 'system',
      jsonb_build_object('readerId', id[reader], 'senderId', id[sender]), now() - ago
    from three, (values (1, 2, interval '1 hour'), (1, 3, interval '9 days'), (2, 3, interval '1 hour'))
      as told (reader, sender, ago);
  insert into outbox_mails (id, "to", subject, text, html, created_at, sent_at)
    select gen_random_uuid(), coalesce(email[member], address), subject, text, expected, now(), now()
    from three, (values
      (1, '', 'Bonjour', '/messages/00000000-0000-4000-8000-00000000000a', '1'),
      (1, '', 'Message de Awa : « Tente »', 'https://x/messages/00000000-0000-4000-8000-00000000000a', '1,2'),
      (3, '', 'Message de Awa : « Tente »', '/messages/00000000-0000-4000-8000-00000000000b', '3'),
      (1, '', '4 nouvelles : Messages', '• Message de Awa', '1,2'),
      (1, '', '4 nouvelles : Avis', '• Un avis', '1'),
      (0, 'OLD@loka.example', 'Bonjour', '', '3'),
      (0, 'new@loka.example', 'Bonjour', '', '3'),
      (0, 'wanted@loka.example', 'Bonjour', '', ''),
      (0, 'wanted@loka.example', 'Confirmez votre nouvelle adresse e-mail', '', '3'),
      (0, 'nobody@loka.example', 'Bonjour', '', '')
    ) as written (member, address, subject, text, expected)`;

const whomMailsAreAbout = `
  select expected, coalesce(string_agg(place::text, ',' order by place), '') as members
  from (select m.id, m.html as expected, array_position(three.id, member) as place
    from three, outbox_mails m left join unnest(m.member_ids) member on true
    where m.html ~ '^[0-9,]*$') as found
  group by id, expected`;

/** Exports of one file each, in every state that they had: ready, removed, never begun, under way, failed. */
const dataExports = `
  set session_replication_role = replica;
  insert into data_exports (id, user_id, requested_at, attempts, next_attempt_at, ready_at, failed_at, expires_at,
      removed_at, bytes)
    select ('00000000-0000-4000-8000-00000000000' || number)::uuid, member.id, now(), attempts, next, ready, failed,
      ready, removed, case when ready is not null then 1000 end
    from (values
      (1, 1, null::timestamptz, now(), null::timestamptz, null::timestamptz),
      (2, 1, null, now(), null, now()),
      (3, 0, now(), null, null, null),
      (4, 2, now(), null, null, null),
      (5, 9, null, null, now(), null)
    ) as states (number, attempts, next, ready, failed, removed)
    join (select row_number() over (order by id) as place, id from users) as member on member.place = number`;

const filesOfExports = `
  select right(e.id::text, 1) as export, e.parts, f.part, f.bytes, f.put_at is not null as is_put,
    f.name = 'exports/' || e.id || '/donnees.zip' as is_named
  from data_exports e left join data_export_files f on f.export_id = e.id order by e.id`;

/** Papers sent again after a refusal, with one picture of those before; others are of one submission alone. */
const sharedPictures = `
  set session_replication_role = replica;
  insert into uploads (id, owner_id, preset, width, height, created_at)
    select ('00000000-0000-4000-9000-00000000000' || number)::uuid, gen_random_uuid(), 'identity', 1, 1, now()
    from generate_series(1, 7) as number;
  insert into identity_submissions (id, user_id, type, numero, number_hmac, document_id, photo_id, status, reason,
      decided_by, decided_at, created_at)
    select ('00000000-0000-4000-9000-00000000000' || number)::uuid, gen_random_uuid(), 'CNI', 'GA-1', 'hmac',
      ('00000000-0000-4000-9000-00000000000' || document)::uuid,
      ('00000000-0000-4000-9000-00000000000' || photo)::uuid, status::"SubmissionStatus",
      case status when 'rejected' then 'Floue' end, case status when 'rejected' then gen_random_uuid() end,
      case status when 'rejected' then now() end, now() + number * interval '1 hour'
    from (values (1, 1, 2, 'rejected'), (2, 3, 1, 'rejected'), (3, 3, 4, 'pending'), (4, 5, 6, 'rejected'))
      as sent (number, document, photo, status);
  insert into identity_skips (id, submission_id, staff_id, note, at)
    select gen_random_uuid(), id, gen_random_uuid(), 'Nom illisible', now() from identity_submissions
    where id::text like '00000000-0000-4000-9000-%'`;

const whatBecameOfPictures = `
  select right(s.id::text, 1) as submission, right(document_id::text, 1) as document,
    right(photo_id::text, 1) as photo, papers_deleted_at is not null as is_deleted,
    (select count(*)::int from identity_skips k where k.submission_id = s.id) as notes
  from identity_submissions s where s.id::text like '00000000-0000-4000-9000-%' order by s.id`;
const uploadsUnused = `
  select right(id::text, 1) as upload from uploads
  where id::text like '00000000-0000-4000-9000-%' and unused_since is not null order by id`;
const withoutPictures = `
  set session_replication_role = replica;
  delete from identity_skips;
  delete from identity_submissions where id::text like '00000000-0000-4000-9000-%';
  delete from uploads where id::text like '00000000-0000-4000-9000-%'`;

/** Nothing but the rows of the first release is left for the invariants. */
const withoutMails = `
  set session_replication_role = replica;
  delete from outbox_mails where html ~ '^[0-9,]*$';
  delete from domain_events where kind = 'message.unanswered';
  delete from email_changes;
  delete from threads;
  delete from data_export_files;
  delete from data_exports;
  drop table three`;

const typedPapers = `
  select id, numero, birth_date, number_hmac is not null as is_found, sealed_papers, papers_key_id
  from identity_submissions`;

/** As in production, where the first worker does so too. */
const rotatePapers = () =>
  execa(process.execPath, ['--import', 'tsx', 'backend/src/rotate-papers.ts'], { env: database });

describe('migrating a database that holds the rows of the first release', () => {
  beforeAll(async () => {
    await migrate(database, lastOfFirstRelease);
    await query(`set session_replication_role = replica; ${await readFile(rows, 'utf8')}`);
    await query(`
      insert into idempotency_keys (key, user_id, route, request_hash, status, created_at, alive_until)
      select key, (select id from users limit 1), 'POST /api/payment', '', status, now(), now()
      from (values ('unanswered', null), ('answered', 202)) as calls (key, status)`);
    await migrate(database, beforeExportFiles);
    await query(dataExports);
    await migrate(database, beforeMailsKnewMembers);
    exported = await query(filesOfExports);
    await query(mails);
    await migrate(database, beforePicturesOfOneSubmission);
    await query(sharedPictures);
    await migrate(database);
    pictures = [await query(whatBecameOfPictures), await query(uploadsUnused)];
    await query(withoutPictures);
    mailed = await query(whomMailsAreAbout);
    await query(withoutMails);
    await rotatePapers();
    papers = await query(typedPapers);
    // Six programs, one after the other.
  });

  it.each(invariants(then).map(({ name, sql }) => [name, sql] as const))(
    'keeps the invariant: %s',
    async (_, { text, values }) => {
      expect(await query(text, values)).toEqual([]);
    },
  );

  it('gives payments in review a reason', async () => {
    expect(
      await query(`select review_reason, settled_amount from payments where status = 'review'`),
    ).toEqual([{ review_reason: 'other_amount', settled_amount: 2_500 }]);
  });

  it('lets nobody repeat a call that had not answered', async () => {
    const running = await query(
      `select key from idempotency_keys where lease_expires_at >= created_at + interval '2 days'`,
    );
    expect(running).toEqual([{ key: 'unanswered' }]);
  });

  it('renames what happened to rentals by the events of the lifecycle', async () => {
    const events = await query('select distinct event from rental_events');
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['supersede', 'cancel-request', 'cancel-by-owner']),
    );
  });

  it('keeps on record the file that each export had, also of those that may have one', () => {
    const kept = { part: 1, is_named: true };
    const none = { parts: null, part: null, bytes: null, is_put: false, is_named: null };
    expect(exported).toEqual([
      { export: '1', parts: 1, ...kept, bytes: 1_000, is_put: true },
      { export: '2', ...none, parts: 1 },
      { export: '3', ...none },
      { export: '4', parts: null, ...kept, bytes: null, is_put: false },
      { export: '5', parts: null, ...kept, bytes: null, is_put: false },
    ]);
  });

  it('finds whom a mail is for, and whom it names', async () => {
    expect(mailed).toHaveLength(10);
    for (const { expected, members } of mailed) expect(members).toBe(expected);
  });

  it('seals the number of papers, and loses none', () => {
    expect(papers).toMatchObject([
      { numero: null, birth_date: null, is_found: true, papers_key_id: env.PAPERS_KEYS[0].id },
    ]);
    const [row] = papers;
    const sealed = { id: row?.id, sealedPapers: row?.sealed_papers } as Pick<
      Typed,
      'id' | 'sealedPapers'
    >;
    expect(typedOf({ ...sealed, numero: null, birthDate: null })).toEqual({
      numero: 'GA-1',
      birthDate: null,
    });
  });

  it('leaves a picture that several submissions named to the last of them', () => {
    const deleted = { document: null, photo: null, is_deleted: true, notes: 0 };
    const [submissions, unused] = pictures;
    expect(submissions).toEqual([
      { submission: '1', ...deleted },
      { submission: '2', ...deleted },
      { submission: '3', document: '3', photo: '4', is_deleted: false, notes: 1 },
      { submission: '4', document: '5', photo: '6', is_deleted: false, notes: 1 },
    ]);
    expect(unused).toEqual([{ upload: '1' }, { upload: '2' }, { upload: '7' }]);
  });
});
