import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds } from './tolerances.js';

/** Passkeys, apps that show codes, and recovery codes: each opens an account. */
export const secondStepInvariants = (now: Date): Invariant[] => [
  {
    name: 'recovery codes are those of members with a passkey or an app',
    sql: Prisma.sql`
      select c.user_id as id, count(*) as codes
      from recovery_codes c
      where not exists (select from passkeys where user_id = c.user_id)
        and not exists (
          select from authenticator_apps where user_id = c.user_id and confirmed_at is not null)
      group by c.user_id`,
  },
  {
    name: 'every passkey and every app was told to its member when it was added',
    sql: Prisma.sql`
      with way as (
        select id::text, user_id, 'user.passkey-added' as told, created_at as at from passkeys
        union all select user_id::text, user_id, 'user.app-added', confirmed_at
          from authenticator_apps where confirmed_at is not null
      )
      select way.id, way.user_id, way.told from way
      where not exists (
        select from domain_events e
        where e.subject_id = way.user_id and e.kind = way.told and e.at = way.at)`,
  },
  {
    name: 'who may add a second step by a mailed link has opened one, and no longer ago than half an hour',
    sql: Prisma.sql`
      select s.id, s.user_id, s.may_add_until
      from sign_ins s
      where s.may_add_until > ${now} and not exists (
        select from email_tokens t
        where t.user_id = s.user_id and t.purpose = 'add_second_step'
          and t.used_at = s.may_add_until - interval '30 minutes')`,
  },
  {
    name: 'a recovery code is used up as often as its member was told, each once',
    sql: Prisma.sql`
      with codes as (
        select user_id, min(created_at) as made_at,
          array_agg(used_at order by used_at) filter (where used_at is not null) as used
        from recovery_codes group by user_id
      )
      select codes.user_id as id, codes.used, told.used as told
      from codes cross join lateral (
        select array_agg(at order by at) as used from domain_events e
        where e.subject_id = codes.user_id and e.kind = 'user.recovery-code-used'
          -- Those of codes that were renewed in the meantime, by the clock of another server, count for nothing.
          and (e.at = any(codes.used)
            or e.at > codes.made_at + make_interval(secs => ${clockDifferenceSeconds}))
      ) told
      where codes.used is distinct from told.used`,
  },
];
