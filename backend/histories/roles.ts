import type { ReadRows } from './read-history.js';

/** Puts on record that a member was given a role by the command on the server, as the product does. */
export async function recordRole(
  database: { rows: ReadRows },
  { id, role, now }: { id: string; role: string; now: Date },
): Promise<void> {
  if (role === 'member') return;
  // Ids follow from the member's, so that a simulated history draws no other.
  await database.rows(
    `insert into audit_log (id, actor_id, action, subject, subject_id, detail, at)
     values (md5($1::text || ' on record')::uuid, ($1::text)::uuid, 'change-role', 'user', $1::text,
       jsonb_build_object('from', 'member', 'to', $2::text, 'by', 'command'), $3)`,
    [id, role, now],
  );
  await database.rows(
    `insert into domain_events (id, kind, subject, subject_id, actor, facts, at)
     values (md5($1::text || ' was told')::uuid, 'user.role-changed', 'user', ($1::text)::uuid, 'system',
       jsonb_build_object('from', 'member', 'to', $2::text), $3)`,
    [id, role, now],
  );
}
