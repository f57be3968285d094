import type { ReadRows } from './read-history.js';

/** Announces the role that a member was given by the command on the server, as the product does. */
export async function announceRole(
  database: { rows: ReadRows },
  { id, role, now }: { id: string; role: string; now: Date },
): Promise<void> {
  if (role === 'member') return;
  // Its id follows from the member's, so that a simulated history draws no other.
  await database.rows(
    `insert into domain_events (id, kind, subject, subject_id, actor, facts, at)
     values (md5($1::text || ' was told')::uuid, 'user.role-changed', 'user', ($1::text)::uuid, 'system',
       jsonb_build_object('from', 'member', 'to', $2::text), $3)`,
    [id, role, now],
  );
}
