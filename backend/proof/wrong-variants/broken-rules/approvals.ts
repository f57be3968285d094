import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { aProposal } from './corrections.js';

const week = 7 * 86_400_000;
const longAgo = new Date('2026-01-01T00:00:00Z');
const ago = (ms: number) => new Date(Date.now() - ms);
const ahead = (ms: number) => new Date(Date.now() + ms);

/** By another admin and a third one, two weeks ago, with its act and its entry of the log, unless it says otherwise. */
async function aNewAdmin(
  books: BrokenBooks,
  { grant = {}, approval = {}, logged = {} }: Record<string, Record<string, unknown>> = {},
): Promise<string> {
  const [member, giver, third, act] = Array.from({ length: 4 }, () => randomUUID());
  const at = ago(2 * week);
  await books.insert('users', {
    ...{ id: member, name: 'Awa', email: `${member}@loka.example`, password_hash: '' },
    ...{ role: 'admin', terms_accepted_at: longAgo, created_at: longAgo },
  });
  await books.insert('approvals', {
    ...{ id: act, kind: 'role', subject: 'user', subject_id: member, member_id: member },
    ...{ request: { from: 'member', role: 'admin' }, reason: 'Équipe', status: 'approved' },
    ...{ proposed_by_id: giver, proposed_at: at, expires_at: ago(week) },
    ...{ decided_by_id: third, decided_at: at },
    ...approval,
  });
  await books.insert('role_grants', {
    ...{ user_id: giver, role: 'admin', source: 'before', at: longAgo, since: longAgo },
    approves_from: longAgo,
  });
  await books.insert('role_grants', {
    ...{ user_id: member, role: 'admin', source: 'admin', given_by_id: giver, approval_id: act },
    ...{ at, since: at, approves_from: new Date(at.getTime() + week) },
    ...grant,
  });
  await books.insert('audit_log', {
    ...{ action: 'change-role', subject: 'user', subject_id: member, actor_id: third, at },
    detail: { from: 'member', to: 'admin', approvalId: act },
    ...logged,
  });
  return member as string;
}

export const approvalBreaks: Breaks = {
  'an act of two people is decided by an admin whom its proposer did not make one, who had the role before and approves by then':
    {
      'one approved by one of the staff': (books) =>
        aProposal(books, 'approved', {
          grant: { source: 'command', role: 'staff', approves_from: null },
        }),
      'one approved by an admin who does not approve yet': (books) =>
        aProposal(books, 'approved', { grant: { source: 'command', approves_from: ahead(week) } }),
      'one approved by an admin of a later day': (books) =>
        aProposal(books, 'approved', {
          grant: {
            source: 'command',
            since: ago(30_000),
            at: ago(30_000),
            approves_from: ago(30_000),
          },
        }),
      'one approved by an admin whom its proposer made one': (books) => {
        const id = randomUUID();
        return aProposal(books, 'approved', {
          row: { proposed_by_id: id },
          grant: { source: 'admin', given_by_id: id },
        });
      },
    },
  'an act of two people was approved while its proposer had the role that they proposed it with': {
    'one of an admin who had lost the role': (books) =>
      aProposal(books, 'approved', {
        ofProposer: { source: 'command', role: 'member', approves_from: null },
      }),
    'one of an admin of a later day': (books) =>
      aProposal(books, 'approved', {
        ofProposer: {
          source: 'command',
          since: ago(30_000),
          at: ago(30_000),
          approves_from: ago(30_000),
        },
      }),
  },
  'every member has the role that was given last, and an admin is made by two others or by the command':
    {
      'an admin whom nobody made one': async (books) => {
        const id = randomUUID();
        await books.insert('users', {
          ...{ id, name: 'Awa', email: `${id}@loka.example`, password_hash: '' },
          ...{ role: 'admin', terms_accepted_at: longAgo, created_at: longAgo },
        });
        return id;
      },
      'an admin whom one admin made one': (books) =>
        aNewAdmin(books, { grant: { approval_id: null } }),
      'an admin whom another proposed than gave the role': (books) =>
        aNewAdmin(books, { approval: { proposed_by_id: randomUUID() } }),
      'an admin who approves too soon': (books) =>
        aNewAdmin(books, { grant: { approves_from: ago(week + 60_000) } }),
      'an admin of an earlier day than the role': (books) =>
        aNewAdmin(books, { grant: { since: ago(3 * week) } }),
    },
  'every role that was given is on record in the audit log, with who gave and who approved it, and no other is':
    {
      'a role that nobody put on record': (books) =>
        aNewAdmin(books, { logged: { action: 'end-sessions' } }),
      'a role that was put on record as another': (books) =>
        aNewAdmin(books, { logged: { detail: { from: 'member', to: 'staff' } } }),
      'a role that somebody else gave': (books) =>
        aNewAdmin(books, { logged: { actor_id: randomUUID() } }),
      'a role on record that was not given': async (books) => {
        const id = randomUUID();
        await books.auditEntry('change-role', 'user', id, { from: 'member', to: 'admin' });
        return id;
      },
    },
  'an approved role of two admins is given once, and no other is': {
    'one that was approved and not given': async (books) => {
      const member = await aNewAdmin(books, { grant: { approval_id: null } });
      return member;
    },
    'one that is given though it waits': (books) =>
      aNewAdmin(books, { approval: { status: 'proposed', decided_by_id: null, decided_at: null } }),
  },
};
