import type { ReadRows } from './read-history.js';

const queries: Record<string, string> = {
  'payment that is not decided': `
    select reference, status::text from payments where status not in ('succeeded', 'failed')`,
  'account that was to be deleted': `select id, deletion_due_at from users
    where deletion_due_at is not null`,
  'mail that is not sent':
    'select subject, attempts from outbox_mails where next_attempt_at is not null',
  'request that nobody answered': `select id from rentals where status = 'en_attente'`,
  'accepted rental that has not begun': `select id from rentals where status = 'acceptee'`,
  'rental that is not over': `select id from rentals where status = 'en_cours'`,
  'rent that is held': `select id, status::text, handover_status::text from rentals
    where status in ('en_cours', 'terminee') and handover_status in ('none', 'not_received', 'renter_absent', 'disputed')`,
  'deposit that is held': `select id, status::text, return_status::text from rentals where security_deposit_status = 'held'`,
  'extension or shortening that waits': `select id, rental_id, kind::text, status::text from rental_changes
    where status in ('requested', 'accepted')`,
  'day that is held': 'select id, end_date, held_until from rentals where held_until is not null',
  'event without its announcement': `
    select r.rental_id, r.event from rental_events r
    where r.event <> 'photograph-handover' and not exists (
      select from domain_events d where d.subject_id = coalesce(r.change_id, r.rental_id) and d.at = r.at)`,
};

/** @returns what is left past its day when nothing is due any more, a line each */
export async function findLeftovers(read: ReadRows): Promise<string[]> {
  const problems: string[] = [];
  for (const [what, query] of Object.entries(queries)) {
    const rows = await read<object>(query);
    problems.push(...rows.map((row) => `Left, a ${what}: ${JSON.stringify(row)}`));
  }
  return problems;
}
