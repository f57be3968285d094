import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../broken-books.js';
import type { Breaks } from './break.js';
import { aMemberRow } from './rows.js';

const at = new Date(Date.now() - 3_600_000);

async function papers(
  books: BrokenBooks,
  user_id: string,
  row: Record<string, unknown> = {},
): Promise<string> {
  return books.insert('identity_submissions', {
    user_id,
    type: 'CNI',
    numero: '0123-4567-8901',
    document_id: randomUUID(),
    photo_id: randomUUID(),
    status: 'pending',
    created_at: at,
    ...row,
  });
}
const decided = { decided_by: randomUUID(), decided_at: at };

export const identityBreaks: Breaks = {
  'the verification of a member who has sent papers is what was decided of them': {
    'one who is verified while the papers wait': async (books) => {
      const id = await aMemberRow(books, { verification_status: 2 });
      await papers(books, id);
      return id;
    },
    'one who is verified though the papers were refused': async (books) => {
      const id = await aMemberRow(books, { verification_status: 2 });
      await papers(books, id, { status: 'rejected', reason: 'Illisible', ...decided });
      return id;
    },
    'one who has to send the papers anew though they were accepted': async (books) => {
      const id = await aMemberRow(books, { verification_status: 0 });
      await papers(books, id, { status: 'approved', ...decided });
      return id;
    },
    'one who is told another reason': async (books) => {
      const told = { verification_status: -1, verification_reason: 'Expirée' };
      const id = await aMemberRow(books, told);
      await papers(books, id, { status: 'rejected', reason: 'Illisible', ...decided });
      return id;
    },
  },
  'the pictures of papers are those that their own member has sent': {
    'a picture of another member': async (books) => {
      const size = { width: 1, height: 1 };
      const picture = { owner_id: randomUUID(), preset: 'identity', ...size, created_at: at };
      const document_id = await books.insert('uploads', picture);
      return papers(books, randomUUID(), { document_id });
    },
    'a picture of an object': async (books) => {
      const owner_id = randomUUID();
      const picture = { owner_id, preset: 'item', width: 1, height: 1, created_at: at };
      const photo_id = await books.insert('uploads', picture);
      return papers(books, owner_id, { photo_id });
    },
  },
  'a picture of papers is of one submission, in one place': {
    'the document of two': async (books) => {
      await books.run('drop index identity_submissions_document_id_key');
      const document_id = randomUUID();
      await papers(books, randomUUID(), { document_id });
      await papers(books, randomUUID(), { document_id });
      return document_id;
    },
    'the document of one and the photo of another': async (books) => {
      const picture = randomUUID();
      await papers(books, randomUUID(), { document_id: picture });
      await papers(books, randomUUID(), { photo_id: picture });
      return picture;
    },
  },
  'staff look at papers that wait for a decision, and never at their own': {
    'papers that are decided': (books) => looked(books, { status: 'approved', ...decided }),
    'papers of their own': async (books) => {
      const id = randomUUID();
      return looked(books, { user_id: id, claimed_by: id });
    },
    'papers that are looked at for ever': (books) => looked(books, { claimed_until: null }),
    'papers that nobody looks at for a while': (books) => looked(books, { claimed_by: null }),
  },
  'what staff note about papers is gone with them': {
    'a note about papers that were deleted': async (books) => {
      const gone = { numero: null, document_id: null, photo_id: null, number_hmac: 'hmac' };
      const of = { status: 'approved', ...decided, ...gone, papers_deleted_at: new Date() };
      const submission_id = await papers(books, randomUUID(), of);
      const note = { submission_id, staff_id: randomUUID(), note: 'Nom illisible', at };
      return books.insert('identity_skips', note);
    },
  },
};

/** Papers that somebody looks at, whatever the database says. */
async function looked(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  await books.run('alter table identity_submissions drop constraint identity_submissions_claim');
  const claim = { claimed_by: randomUUID(), claimed_until: new Date() };
  return papers(books, randomUUID(), { ...claim, ...row });
}
