import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

type Row = Record<string, unknown>;

const reason = 'Lettre aux membres';
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** A file of one of the staff that an admin approved and that was taken, with all that belongs to it but for what is given. */
async function aFile(
  books: BrokenBooks,
  { row = {}, approval = {}, detail = {}, approved = true, granted = true, logged = 1 }: Parts = {},
): Promise<string> {
  const [id, staff, admin] = [randomUUID(), randomUUID(), randomUUID()];
  const [grantedAt, usedAt] = [ago(2), ago(1)];
  if (approved)
    await books.insert('approvals', {
      ...{ id, kind: 'contact-export', subject: 'list', subject_id: 'members', reason },
      ...{ request: { list: 'members', filter: {}, rows: 5 }, status: 'approved' },
      ...{ proposed_by_id: staff, proposed_at: ago(3), expires_at: ago(-24) },
      ...{ decided_by_id: admin, decided_at: grantedAt, ...approval },
    });
  if (granted)
    await books.insert('contact_exports', {
      ...{ id, list: 'members', filter: {}, reason, requested_by_id: staff, approval_id: id },
      ...{ granted_at: grantedAt, expires_at: ago(-21.9), used_at: usedAt, rows: 5, ...row },
    });
  for (let time = 0; time < logged; time++)
    await books.insert('audit_log', {
      ...{ action: 'export-list', actor_id: staff, subject: 'list', subject_id: 'members' },
      ...{ at: usedAt },
      detail: { rows: 5, contacts: true, reason, exportId: id, approvalId: id, ...detail },
    });
  return id;
}

interface Parts {
  row?: Row;
  approval?: Row;
  detail?: Row;
  approved?: boolean;
  granted?: boolean;
  logged?: number;
}

export const contactExportBreaks: Breaks = {
  'a file with contact data is granted to an admin, or as an admin approved it, and no other is': {
    'one that was approved and not granted': (books) => aFile(books, { granted: false }),
    'one of who is no admin that no admin approved': (books) =>
      aFile(books, { row: { approval_id: null } }),
    'one whose approval is missing': (books) => aFile(books, { approved: false }),
    'one that still waits': (books) =>
      aFile(books, { approval: { status: 'proposed', decided_by_id: null, decided_at: null } }),
    'one of another person than who asked': (books) =>
      aFile(books, { row: { requested_by_id: randomUUID() } }),
    'one of another list': (books) => aFile(books, { row: { list: 'payments' } }),
    'one of other rows': (books) => aFile(books, { row: { filter: { role: 'member' } } }),
  },
  'every file with contact data was taken once, within a day, and is on record with why and how many rows':
    {
      'one that was taken and is not on record': (books) => aFile(books, { logged: 0 }),
      'one that was taken twice': (books) => aFile(books, { logged: 2 }),
      'one on record that was not taken': (books) =>
        aFile(books, { row: { used_at: null, rows: null } }),
      'one of more rows than are on record': (books) => aFile(books, { row: { rows: 6 } }),
      'one that is on record with another reason': (books) =>
        aFile(books, { detail: { reason: 'Pour voir' } }),
    },
};
