import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { signAccessToken } from '../../../src/modules/auth/sessions/access-token.js';

/** An admin who has just signed in, with a second step: the token of their calls. */
export async function signInAdmin(client: pg.Client): Promise<string> {
  const [id, session] = [randomUUID(), randomUUID()];
  await client.query(
    `with person as (
       insert into users (id, name, email, password_hash, role, email_confirmed_at, terms_accepted_at, created_at)
       values ($1::uuid, 'Ada Nze', $1::text || '@bench.loka.example', '', 'admin', now(), now(), now())
       returning id
     ), recorded as (
       insert into audit_log (id, actor_id, action, subject, subject_id, detail, at)
       select gen_random_uuid(), id, 'change-role', 'user', id::text,
         '{"from": "member", "to": "admin", "by": "command"}', now()
       from person
     )
     insert into role_grants (id, user_id, role, source, at, since, approves_from)
     select gen_random_uuid(), id, 'admin', 'command', now(), now(), now() from person`,
    [id],
  );
  await client.query(
    `insert into sign_ins (id, user_id, created_at, last_used_at, authenticated_at, second_step_at)
     values ($1, $2, now(), now(), now(), now())`,
    [session, id],
  );
  await client.query(
    `insert into authenticator_apps (user_id, sealed_secret, key_id, created_at, confirmed_at, last_step)
     values ($1, '\\x00', 'none', now(), now(), 1)`,
    [id],
  );
  await client.query(
    `insert into sessions (id, user_id, family_id, token_hash, remember_me, created_at, expires_at)
     values ($1::uuid, $2::uuid, $1::uuid, $1::text, true, now(), now() + interval '1 day')`,
    [session, id],
  );
  return signAccessToken(id, session, '1d');
}
