import { z } from 'zod';
import {
  IdentityDocumentType,
  LookAlikeKind,
  SubmissionStatus,
} from '../../platform/database/generated/enums.js';
import { paging } from '../../platform/http/paging.js';
import { lineText, longText } from '../../platform/http/texts.js';
import { uploadIdIn } from '../uploads/index.js';
import { isNumber, numberCharacters, shortestNumber } from './domain/paper-number.js';
import { doubts } from './domain/papers.js';

const longestNumber = 50;
const longestReason = 500;

/** An identity upload, by its id or its address. */
const identityUpload = z
  .string('Envoyez une image.')
  .max(300)
  .refine((reference) => uploadIdIn(reference) !== null, 'Envoyez une image.')
  .transform((reference) => uploadIdIn(reference) as string);

const typedDay = z.iso
  .date('Saisissez une date.')
  .refine((day) => day >= '1900-01-01' && day <= '2200-01-01', 'Vérifiez cette date.');

export const submissionBody = z
  .object({
    userId: z.uuid(),
    type: z.enum(IdentityDocumentType, 'Choisissez CNI, Passeport ou Permis.'),
    numero: lineText('Saisissez le numéro du document.')
      .min(shortestNumber, { error: 'Saisissez le numéro du document.', abort: true })
      .max(longestNumber, `Le numéro compte ${longestNumber} caractères au plus.`)
      .regex(numberCharacters, 'Le numéro compte des lettres, des chiffres, des espaces et - . /')
      .refine(isNumber, 'Saisissez le numéro du document.'),
    document: identityUpload,
    photo: identityUpload,
    documentBack: identityUpload.optional().describe('The back of a card'),
    birthDate: typedDay.optional(),
    expiresOn: typedDay.optional(),
    attemptId: z
      .uuid()
      .optional()
      .describe('Of the attempt whose gesture the photo shows; staff are told when there is none'),
  })
  .refine(({ document, documentBack, photo }) => ![document, documentBack].includes(photo), {
    path: ['photo'],
    message: 'La photo doit être une autre image que le document.',
  })
  .refine(({ document, documentBack }) => document !== documentBack, {
    path: ['documentBack'],
    message: 'Le verso doit être une autre image que le recto.',
  });
export type SubmissionBody = z.infer<typeof submissionBody>;

export const submissionParams = z.object({ id: z.uuid() });
export type SubmissionParams = z.infer<typeof submissionParams>;

const submission = z.object({
  type: z.enum(IdentityDocumentType),
  status: z.enum(SubmissionStatus),
  /** Why it was refused. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** What a member sees of their own last submission. */
export const verificationView = submission
  .extend({
    /** When the papers will be deleted; null while nobody has decided, and once they are. */
    papersUntil: z.iso.datetime().nullable(),
    papersDeletedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Verification' });
export type VerificationView = z.infer<typeof verificationView>;

export const submissionRow = submission
  .extend({
    id: z.uuid(),
    userId: z.uuid(),
    userName: z.string(),
    /** The end of the number; null once the papers are deleted. */
    numero: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    decidedByName: z.string().nullable(),
    /** Who of the staff looks at it now. */
    claimedByName: z.string().nullable(),
    /** What staff are to look at closely. */
    doubts: z.array(z.enum(doubts)),
    /** How often the same paper, picture or person was found under another account. */
    lookAlikeCount: z.int(),
    papersUntil: z.iso.datetime().nullable(),
    papersDeletedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'VerificationRow' });
export type SubmissionRow = z.infer<typeof submissionRow>;

const lookAlike = z.object({
  kind: z.enum(LookAlikeKind),
  /** Of the other account. */
  submission: submissionRow,
});

const skip = z.object({
  byName: z.string(),
  note: z.string().nullable(),
  at: z.iso.datetime(),
});

export const submissionDetail = submissionRow
  .extend({
    /** Addresses that need the caller's token; the audit log records each access. */
    documentUrl: z.string().nullable(),
    documentBackUrl: z.string().nullable(),
    photoUrl: z.string().nullable(),
    expiresOn: z.iso.date().nullable(),
    /** The gesture that was asked for. */
    prompt: z.string().nullable(),
    /** Whether the photo was taken by another device than the one that sent the rest. */
    byOtherDevice: z.boolean(),
    lookAlikes: z.array(lookAlike),
    /** Who has left it to others, the last one first. */
    skips: z.array(skip),
    involved: z
      .boolean()
      .describe(
        "Whether it is the caller's own, or of whom the caller has a rental under way with",
      ),
    user: z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
    /** The user's other submissions, newest first. */
    history: z.array(submissionRow),
  })
  .meta({ id: 'VerificationDetail' });
export type SubmissionDetail = z.infer<typeof submissionDetail>;

export const papersQuery = z.object({
  reason: longText('Dites pourquoi vous regardez cette pièce.')
    .min(3, 'Dites pourquoi vous regardez cette pièce.')
    .max(200)
    .describe('Why they are looked at, which is on record'),
});

/** As they were typed; null once the papers are deleted, or what was not asked for then. */
export const papersView = z
  .object({ numero: z.string().nullable(), birthDate: z.iso.date().nullable() })
  .meta({ id: 'VerificationPapers' });
export type PapersView = z.infer<typeof papersView>;

export const submissionListQuery = paging(['createdAt', 'decidedAt', 'status']).extend({
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Part of the name or of the address, or the whole number of the paper'),
  status: z.enum(SubmissionStatus).optional(),
  userId: z.uuid().optional(),
});
export type SubmissionListQuery = z.infer<typeof submissionListQuery>;

export const refusalBody = z.object({
  reason: longText('Indiquez la raison du refus.')
    .min(1, 'Indiquez la raison du refus.')
    .max(longestReason, `La raison compte ${longestReason} caractères au plus.`),
});
export type RefusalBody = z.infer<typeof refusalBody>;
