import { beforeAll, describe, expect, it } from 'vitest';
import { migrate, queryIn, useUnmigratedDatabase } from './support/databases.js';

const before = '20270103000000_approvals';

const database = useUnmigratedDatabase();

/** Three members and a correction in each state, of the wallet or, once, of earnings. */
const corrections = `
  set session_replication_role = replica;
  insert into users (id, name, email, password_hash, terms_accepted_at, created_at)
    select ('00000000-0000-4000-8000-00000000000' || number)::uuid, 'Awa', number || '@loka.example', '', now(), now()
    from generate_series(1, 3) as number;
  insert into proposed_corrections (id, user_id, account, amount, reason, proposed_by_id, proposed_at, expires_at,
      status, decided_by_id, decided_at, refusal_reason)
    select ('00000000-0000-4000-9000-00000000000' || number)::uuid, '00000000-0000-4000-8000-000000000001',
      account::"CorrectedAccount", amount, 'Relevé', '00000000-0000-4000-8000-000000000002', at, at + interval '7 days',
      status::"ProposedCorrectionStatus", decider::uuid, case status when 'expired' then at + interval '7 days' when 'proposed' then null else at + interval '1 hour' end,
      case status when 'refused' then 'Non' end
    from (values
      (1, 'wallet', 60000, 'proposed', null),
      (2, 'wallet', -70000, 'approved', '00000000-0000-4000-8000-000000000003'),
      (3, 'wallet', 80000, 'refused', '00000000-0000-4000-8000-000000000003'),
      (4, 'wallet', 90000, 'taken_back', '00000000-0000-4000-8000-000000000002'),
      (5, 'earnings', 51000, 'expired', null),
      (6, 'earnings', 52000, 'proposed', null)
    ) as states (number, account, amount, status, decider), (select timestamptz '2026-12-20 10:00Z' as at) as instant`;

describe('migrating corrections that two admins decide', () => {
  beforeAll(async () => {
    await migrate(database, before);
    await queryIn(database, corrections);
    await migrate(database);
  });

  it('keeps each as an act of two people, as it stood', async () => {
    const acts = await queryIn(
      database,
      `select right(id::text, 1) as id, kind, subject, right(subject_id, 1) as of, right(member_id::text, 1) as member,
        amount, request ->> 'account' as account, reason, right(proposed_by_id::text, 1) as proposer, status::text,
        right(decided_by_id::text, 1) as decider, extract(epoch from decided_at - proposed_at)::int / 3600 as hours,
        expires_at - proposed_at = interval '7 days' as expires, refusal_reason
      from approvals order by id`,
    );
    const same = { kind: 'correction', subject: 'user', of: '1', member: '1', reason: 'Relevé' };
    const act = (
      id: string,
      account: string,
      amount: number,
      status: string,
      decider = null as string | null,
    ) => ({
      ...{ id, ...same, amount, account, proposer: '2', status, decider, expires: true },
      hours: status === 'proposed' ? null : status === 'expired' ? 168 : 1,
      refusal_reason: status === 'refused' ? 'Non' : null,
    });
    expect(acts).toEqual([
      act('1', 'wallet', 60_000, 'proposed'),
      act('2', 'wallet', -70_000, 'approved', '3'),
      act('3', 'wallet', 80_000, 'refused', '3'),
      act('4', 'wallet', 90_000, 'taken_back', '2'),
      act('5', 'earnings', 51_000, 'expired'),
      act('6', 'earnings', 52_000, 'proposed'),
    ]);
  });

  it('refuses to change one that is decided, and its proposer as the one who decides', async () => {
    const change = (id: number, status: string, decider: number) =>
      queryIn(
        database,
        `set session_replication_role = origin;
        update approvals set status = '${status}', decided_at = now(), refusal_reason = 'Non',
          decided_by_id = '00000000-0000-4000-8000-00000000000${decider}'
        where id = '00000000-0000-4000-9000-00000000000${id}'`,
      );
    await expect(change(2, 'refused', 3)).rejects.toThrow();
    await expect(change(6, 'refused', 2)).rejects.toThrow();
  });
});
