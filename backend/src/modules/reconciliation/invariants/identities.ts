import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

/** Who may offer objects, and by which papers. */
export const identityInvariants: Invariant[] = [
  {
    name: 'the verification of a member who has sent papers is what was decided of them',
    sql: Prisma.sql`
      with sent as (
        select user_id, bool_or(status = 'approved') as is_approved, bool_or(status = 'pending') as is_pending,
          array_agg(reason) filter (where status = 'rejected') as reasons
        from identity_submissions group by user_id
      )
      select u.id, u.verification_status, u.verification_reason, sent.*
      from sent join users u on u.id = sent.user_id and u.deleted_at is null
      where u.verification_status <>
          case when sent.is_approved then 2 when sent.is_pending then 1 else -1 end
        or u.verification_status = -1 and coalesce(u.verification_reason <> all(sent.reasons), true)`,
  },
  {
    name: 'the pictures of papers are those that their own member has sent',
    sql: Prisma.sql`
      select s.id, s.user_id, u.id as picture, u.owner_id, u.preset
      from identity_submissions s
      join uploads u on u.id in (s.document_id, s.document_back_id, s.photo_id)
      where u.owner_id <> s.user_id or u.preset <> 'identity'`,
  },
  {
    name: 'a picture of papers is of one submission, in one place',
    sql: Prisma.sql`
      select upload_id as picture, array_agg(id order by id) as submissions
      from (
        select id, document_id as upload_id from identity_submissions
        union all select id, document_back_id from identity_submissions
        union all select id, photo_id from identity_submissions
      ) as pictures
      where upload_id is not null
      group by upload_id having count(*) > 1`,
  },
  {
    name: 'the number and birth date of papers are sealed, by a key that is named, as long as the papers are there',
    sql: Prisma.sql`
      select id, user_id, status, papers_deleted_at, papers_key_id, number_hmac is not null as is_found
      from identity_submissions
      where numero is not null or birth_date is not null
        or (sealed_papers is null) <> (papers_deleted_at is not null)
        or (papers_key_id is null) <> (sealed_papers is null)
        or sealed_papers is not null and (
          number_hmac is null
          or substr(sealed_papers, 1, 6 + length(papers_key_id)) <> '\\x4c4f4b4101'::bytea
            || decode(lpad(to_hex(length(papers_key_id)), 2, '0'), 'hex') || decode(papers_key_id, 'escape'))`,
  },
  {
    name: 'staff look at papers that wait for a decision, and never at their own',
    sql: Prisma.sql`
      select id, user_id, status, claimed_by, claimed_until
      from identity_submissions
      where claimed_by is not null and (status <> 'pending' or claimed_by = user_id or claimed_until is null)
        or claimed_by is null and claimed_until is not null`,
  },
  {
    name: 'what staff note about papers is gone with them',
    sql: Prisma.sql`
      select k.id, k.submission_id, k.staff_id, s.papers_deleted_at
      from identity_skips k
      join identity_submissions s on s.id = k.submission_id
      where s.papers_deleted_at is not null`,
  },
];
