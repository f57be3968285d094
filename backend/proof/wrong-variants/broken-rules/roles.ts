import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { aMemberRow } from './rows.js';

type Row = Record<string, unknown>;

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Puts on record that an admin gave a member a role so many minutes ago, and tells so. */
async function given(
  books: BrokenBooks,
  member: string,
  [from, to]: [string, string] = ['member', 'staff'],
  minutes = 60,
  row: Row = {},
): Promise<void> {
  const at = ago(minutes);
  const by = { actor_id: randomUUID(), at, ...row };
  await books.insert('audit_log', {
    ...{ action: 'change-role', subject: 'user', subject_id: member, detail: { from, to } },
    ...by,
  });
  await books.insert('domain_events', {
    ...{ kind: 'user.role-changed', subject: 'user', subject_id: member, actor: 'staff' },
    ...{ facts: { from, to } },
    ...by,
  });
}

/** A member with a role that was given, after another had one. */
async function aStaffMember(books: BrokenBooks, role = 'staff'): Promise<string> {
  await given(books, randomUUID(), ['member', 'staff'], 120);
  const id = await aMemberRow(books, { role });
  await given(books, id);
  return id;
}

const otherwise = (statement: string) => async (books: BrokenBooks) => {
  const id = await aStaffMember(books);
  await books.run(statement, [id]);
  return id;
};

export const roleBreaks: Breaks = {
  'every member has the role that was given last on record, and is a plain member without': {
    'an admin whom no admin made one': async (books) => {
      await given(books, randomUUID(), ['member', 'staff'], 120);
      return aMemberRow(books, { role: 'admin' });
    },
    'another role than the one that was given': (books) => aStaffMember(books, 'admin'),
    'a role that was taken': async (books) => {
      const id = await aStaffMember(books);
      await given(books, id, ['staff', 'member'], 30);
      return id;
    },
    'a role that is gone': (books) => aStaffMember(books, 'member'),
    'a role that was taken of another than it was': async (books) => {
      const id = await aStaffMember(books, 'member');
      await given(books, id, ['ops', 'member'], 30);
      return id;
    },
  },
  'every change of a role is on record as it was announced to its member, by another of staff': {
    'one of which the member was not told': otherwise(
      'delete from domain_events where subject_id = $1',
    ),
    'one that is not on record': otherwise('delete from audit_log where subject_id = $1::text'),
    'one of another role': otherwise(
      `update domain_events set facts = '{"from":"member","to":"ops"}' where subject_id = $1`,
    ),
    'one at another time': otherwise(
      `update domain_events set at = at + interval '1 hour' where subject_id = $1`,
    ),
    'one by another of staff': otherwise(
      'update domain_events set actor_id = gen_random_uuid() where subject_id = $1',
    ),
    'one by the member': async (books) => {
      const id = await aMemberRow(books, { role: 'staff' });
      await given(books, id, ['member', 'staff'], 60, { actor_id: id });
      return id;
    },
  },
};
