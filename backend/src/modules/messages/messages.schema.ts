import { z } from 'zod';
import { listing } from '../../platform/http/listing.js';
import { longText } from '../../platform/http/texts.js';
import { statusWords } from '../rentals/index.js';
import { risks } from './domain/risks.js';

/** Characters of a message. */
export const longestBody = 2000;
const mostPictures = 4;

export const threadParams = z.object({ id: z.uuid() });
export type ThreadParams = z.infer<typeof threadParams>;

/** What a thread is about: a rental, or an object before any. */
export const newThread = z.union(
  [z.strictObject({ item_id: z.uuid() }), z.strictObject({ rental_id: z.uuid() })],
  "Dites de quel objet ou de quelle location il s'agit.",
);
export type NewThread = z.output<typeof newThread>;

export const newMessage = z
  .object({
    /** Chosen by whoever sends it: the same message sent again is there once. */
    id: z.uuid(),
    body: longText()
      .max(longestBody, `Un message compte ${longestBody} caractères au plus.`)
      .default(''),
    /** Uploads of the caller, for messages, in their order. */
    pictures: z
      .array(z.uuid())
      .max(mostPictures, `${mostPictures} photos au plus par message.`)
      .refine((ids) => new Set(ids).size === ids.length, 'La même photo deux fois.')
      .default([]),
  })
  .refine(({ body, pictures }) => body !== '' || pictures.length > 0, {
    path: ['body'],
    message: 'Écrivez un message, ou ajoutez une photo.',
  });
export type NewMessage = z.output<typeof newMessage>;

export const readMark = z.object({
  /** Of the last message that was shown. */
  number: z.int().min(1),
});
export type ReadMark = z.output<typeof readMark>;

export const messageQuery = z.object({
  /** Those after this number, oldest first. */
  after: z.coerce.number().int().min(0).optional(),
  /** Those before this number, the nearest of them. */
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type MessageQuery = z.output<typeof messageQuery>;

export const pictureParams = z.object({ id: z.uuid(), uploadId: z.uuid() });
export type PictureParams = z.infer<typeof pictureParams>;

export const pictureQuery = z.object({
  width: z.literal(['320', '1280']).default('1280').transform(Number),
});
export type PictureQuery = z.output<typeof pictureQuery>;

export const threadListing = listing;

export const messageView = z
  .object({
    id: z.uuid(),
    /** Of the message in its thread: 1, 2, 3… without gap. */
    number: z.int(),
    mine: z.boolean(),
    body: z.string(),
    /** Uploads: `/api/threads/{id}/pictures/{uploadId}` gives each. */
    pictures: z.array(z.uuid()),
    sent_at: z.iso.datetime(),
    /** What its reader should beware of; none in one's own. */
    risks: z.array(z.enum(risks)),
  })
  .meta({ id: 'Message' });
export type MessageView = z.infer<typeof messageView>;

export const threadView = z
  .object({
    id: z.uuid(),
    item: z.object({
      id: z.uuid(),
      title: z.string(),
      /** An address of a picture; null without any. */
      image: z.string().nullable(),
    }),
    /** Null before any rental. */
    rental: z
      .object({
        id: z.uuid(),
        status: z.enum(Object.values(statusWords)),
        start_date: z.iso.date(),
        end_date: z.iso.date(),
      })
      .nullable(),
    /** What the caller is in it. */
    party: z.enum(['asker', 'owner']),
    other: z.object({
      id: z.uuid(),
      /** Masked until a rental is accepted. */
      name: z.string(),
      avatar: z.string(),
      /** Whether the caller blocks them. */
      blocked: z.boolean(),
    }),
    /** Of the last message; 0 without any. */
    last_number: z.int(),
    /** Up to which the caller has read. */
    read_number: z.int(),
    /** Up to which the other party has read. */
    other_read_number: z.int(),
    /** How many messages of the other party the caller has not read. */
    unread: z.int(),
    last_message: z
      .object({
        mine: z.boolean(),
        body: z.string(),
        pictures: z.int(),
        sent_at: z.iso.datetime(),
      })
      .nullable(),
    /**
     * `open`, `closed` for good or until a block is taken back, or `ending`: one of the two blocks the
     * other, and the rental goes on.
     */
    state: z.enum(['open', 'ending', 'closed']),
  })
  .meta({ id: 'Thread' });
export type ThreadView = z.infer<typeof threadView>;

export const unreadView = z
  .object({
    /** Threads with messages that were not read. */
    threads: z.int(),
    messages: z.int(),
  })
  .meta({ id: 'UnreadMessages' });
export type UnreadView = z.infer<typeof unreadView>;
