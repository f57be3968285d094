import { z } from 'zod';
import { paging } from '../../../platform/http/paging.js';
import { longText } from '../../../platform/http/texts.js';

const longestNote = 1000;

export const newNote = z
  .object({
    text: longText()
      .min(1, 'Écrivez la note.')
      .max(longestNote, 'Une note compte 1\u00a0000 caractères au plus.'),
  })
  .meta({ id: 'NewMemberNote' });
export type NewNote = z.infer<typeof newNote>;

export const noteList = paging(['at']);
export type NoteList = z.infer<typeof noteList>;

export const noteView = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    authorId: z.uuid(),
    authorName: z.string(),
    text: z.string(),
  })
  .meta({ id: 'MemberNote' });
export type NoteView = z.infer<typeof noteView>;
