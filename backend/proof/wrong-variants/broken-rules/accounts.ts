import { randomUUID } from 'node:crypto';
import { deletedEmail, deletedName } from '../../../src/kernel/deleted-account.js';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { aMemberRow } from './rows.js';

const at = new Date(Date.now() - 3_600_000);

interface Changed {
  /** The address of the member now; that of the change without. */
  email?: string;
  /** Since when, as the member's row has it. */
  since?: Date | null;
  isUndone?: boolean;
}

/** A member whose address was changed an hour ago. */
async function changed(books: BrokenBooks, { isUndone, ...row }: Changed): Promise<string> {
  const id = randomUUID();
  const [old_email, new_email] = [`${id}@loka.example`, `new-${id}@loka.example`];
  const { email = new_email, since = at } = row;
  await aMemberRow(books, { id, email, email_changed_at: since });
  const undo = { undo_hash: randomUUID(), undo_until: at, undone_at: isUndone ? at : null };
  const change = { user_id: id, old_email, new_email, token_hash: randomUUID(), ...undo };
  await books.insert('email_changes', {
    ...change,
    created_at: at,
    expires_at: at,
    confirmed_at: at,
  });
  return id;
}

/** A member whose account is deleted. */
function aDeleted(books: BrokenBooks): Promise<string> {
  const id = randomUUID();
  return aMemberRow(books, { id, name: deletedName, email: deletedEmail(id), deleted_at: at });
}

export const accountBreaks: Breaks = {
  'every member has the address that was confirmed last, and the old one once that is undone': {
    'one with another address than the confirmed one': (books) =>
      changed(books, { email: `${randomUUID()}@loka.example` }),
    'one whose change is undone and who has the new address': (books) =>
      changed(books, { isUndone: true }),
    'one whose money does not wait': (books) => changed(books, { since: null }),
  },
  'every session belongs to the member whose sign-in it continues': {
    'one of another member': async (books) => {
      const used = { created_at: at, last_used_at: at, authenticated_at: at };
      const family_id = await books.insert('sign_ins', { user_id: randomUUID(), ...used });
      return books.insert('sessions', {
        user_id: randomUUID(),
        family_id,
        token_hash: randomUUID(),
        remember_me: false,
        created_at: at,
        expires_at: at,
      });
    },
  },
  'nobody whose account is deleted, or is to be, offers an object or has anything open': {
    'one with a franc': async (books) => {
      const user_id = await aDeleted(books);
      await books.insert('ledger_accounts', {
        kind: 'wallet',
        holder: user_id,
        user_id,
        balance: 1,
      });
      return user_id;
    },
  },
  'an account is there, to be deleted, or deleted, as what was told of its deletion says': {
    'one that is deleted, and nothing says so': (books) => aDeleted(books),
    'one that was told to be deleted, and stays': async (books) => {
      const id = await aMemberRow(books, {});
      const event = { subject: 'user', subject_id: id, actor: 'system', facts: {}, at };
      await books.insert('domain_events', { kind: 'user.deleted', ...event });
      return id;
    },
    'one that goes at another time than its member was told': async (books) => {
      const [told, due] = [2, 3].map((hours) => new Date(at.getTime() + hours * 3_600_000));
      return aLeaving(books, { deletion_first_due_at: told, deletion_due_at: due }, told);
    },
    'one whose member was told another time at first': async (books) => {
      const [told, first] = [2, 3].map((hours) => new Date(at.getTime() + hours * 3_600_000));
      return aLeaving(books, { deletion_first_due_at: first, deletion_due_at: told }, told);
    },
    'one that is put off for more than thirty days': async (books) => {
      const due = new Date(at.getTime() + 31 * 24 * 3_600_000);
      const id = await aLeaving(books, { deletion_first_due_at: at, deletion_due_at: due }, at);
      const facts = { dueAt: due.toISOString() };
      const event = { subject: 'user', subject_id: id, actor: 'system', facts, at };
      await books.insert('domain_events', { kind: 'user.deletion-postponed', ...event });
      return id;
    },
  },
  'nothing is left of a deleted account but what books and other members need': {
    'a sign-in': async (books) => {
      const user_id = await aDeleted(books);
      const used = { created_at: at, last_used_at: at, authenticated_at: at };
      await books.insert('sign_ins', { user_id, ...used });
      return user_id;
    },
    'a number that it was let to charge': async (books) => {
      const user_id = await aDeleted(books);
      await books.run(
        `insert into paying_number_codes (user_id, phone_number, confirmed_at, created_at)
         values ($1, '077000001', $2, $2)`,
        [user_id, at],
      );
      return user_id;
    },
    'a mail that names it': async (books) => {
      const user_id = await aDeleted(books);
      const mail = { to: 'other@loka.example', subject: 'Message', text: '', html: '' };
      await books.insert('outbox_mails', {
        ...mail,
        member_ids: [user_id],
        created_at: at,
        sent_at: at,
      });
      return user_id;
    },
    'its name in a report': async (books) => {
      const member_id = await aDeleted(books);
      const report = {
        kind: 'member',
        subject_id: member_id,
        member_id,
        reporter_id: randomUUID(),
      };
      await books.insert('reports', {
        ...report,
        reason: 'scam',
        title: 'Clarisse',
        created_at: at,
      });
      return member_id;
    },
    'a picture': async (books) => {
      const owner_id = await aDeleted(books);
      const size = { width: 1, height: 1 };
      await books.insert('uploads', { owner_id, preset: 'avatar', ...size, created_at: at });
      return owner_id;
    },
  },
};

/** One who was told of `told` when they asked. */
async function aLeaving(
  books: BrokenBooks,
  row: Record<string, unknown>,
  told: Date | undefined,
): Promise<string> {
  const id = await aMemberRow(books, row);
  const facts = { dueAt: told?.toISOString() };
  const event = { subject: 'user', subject_id: id, actor: 'member', actor_id: id, facts, at };
  await books.insert('domain_events', { kind: 'user.deletion-requested', ...event });
  return id;
}
