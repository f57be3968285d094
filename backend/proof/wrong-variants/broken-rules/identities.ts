import { randomUUID } from 'node:crypto';
import { sealTyped } from '../../../src/modules/verification/papers/typed-papers.js';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
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
    ...sealedPapers(),
    document_id: randomUUID(),
    photo_id: randomUUID(),
    status: 'pending',
    created_at: at,
    ...row,
  });
}

/** What was typed, as the columns have it. */
export function sealedPapers(id: string = randomUUID()) {
  const typed = { numero: '0123-4567-8901', birthDate: null };
  const { sealedPapers: sealed, papersKeyId } = sealTyped(id, typed);
  return { id, sealed_papers: sealed, papers_key_id: papersKeyId, number_hmac: randomUUID() };
}

const nothingSealed = { sealed_papers: null, papers_key_id: null };
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
  'the number and birth date of papers are sealed, by a key that is named, as long as the papers are there':
    {
      'a number as it was typed': (books) => papers(books, randomUUID(), plain),
      'a number beside what is sealed': (books) => unchecked(books, { numero: 'GA-0482131' }),
      'a birth date as it was typed': (books) => unchecked(books, { birth_date: '1990-05-14' }),
      'nothing sealed': (books) => unchecked(books, nothingSealed),
      'a key of nothing': (books) => unchecked(books, { sealed_papers: null }),
      'what is sealed by a key without a name': (books) =>
        unchecked(books, { papers_key_id: null }),
      'what is sealed by another key': (books) => unchecked(books, { papers_key_id: 'another' }),
      'what is not sealed at all': (books) =>
        unchecked(books, { sealed_papers: Buffer.from('{"numero":"GA-0482131"}') }),
      'a number that nothing finds': (books) => unchecked(books, { number_hmac: null }),
      'what was sealed of papers that are deleted': (books) =>
        unchecked(books, { status: 'approved', ...decided, papers_deleted_at: new Date() }),
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
      const gone = { ...nothingSealed, document_id: null, photo_id: null };
      const of = { status: 'approved', ...decided, ...gone, papers_deleted_at: new Date() };
      const submission_id = await papers(books, randomUUID(), of);
      const note = { submission_id, staff_id: randomUUID(), note: 'Nom illisible', at };
      return books.insert('identity_skips', note);
    },
  },
};

const plain = { ...nothingSealed, numero: 'GA-0482131', number_hmac: null };

/** Papers that the database would refuse. */
async function unchecked(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  for (const name of ['papers', 'sealed'])
    await books.run(
      `alter table identity_submissions drop constraint identity_submissions_${name}`,
    );
  return papers(books, randomUUID(), row);
}

/** Papers that somebody looks at, whatever the database says. */
async function looked(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  await books.run('alter table identity_submissions drop constraint identity_submissions_claim');
  const claim = { claimed_by: randomUUID(), claimed_until: new Date() };
  return papers(books, randomUUID(), { ...claim, ...row });
}
