import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const at = new Date();

/** A line of something that happened just now. */
async function aNotification(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  const event_id = await books.insert('domain_events', {
    kind: 'user.frozen',
    subject: 'user',
    subject_id: randomUUID(),
    actor: 'staff',
    at,
  });
  const line = { user_id: randomUUID(), category: 'security', title: '', text: '' };
  return books.insert('notifications', {
    ...line,
    event_id,
    kind: 'user.frozen',
    created_at: at,
    ...row,
  });
}

export const notificationBreaks: Breaks = {
  'every notification says when and of which kind its event was': {
    'one of another kind': (books) => aNotification(books, { kind: 'user.unfrozen' }),
    'one of nothing that happened': (books) => aNotification(books, { event_id: randomUUID() }),
    'one read before it was written': (books) =>
      aNotification(books, { read_at: new Date(at.getTime() - 1) }),
  },
};
