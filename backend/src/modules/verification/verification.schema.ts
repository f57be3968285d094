import { z } from 'zod';
import { IdentityDocumentType, SubmissionStatus } from '../../platform/database/generated/enums.js';
import { paging } from '../../platform/http/paging.js';
import { uploadIdIn } from '../uploads/index.js';

const longestNumber = 50;
const longestReason = 500;

/** An identity upload, by its id or its address. */
const identityUpload = z
  .string('Envoyez une image.')
  .max(300)
  .refine((reference) => uploadIdIn(reference) !== null, 'Envoyez une image.')
  .transform((reference) => uploadIdIn(reference) as string);

export const submissionBody = z
  .object({
    userId: z.uuid(),
    type: z.enum(IdentityDocumentType, 'Choisissez CNI, Passeport ou Permis.'),
    numero: z
      .string('Saisissez le numéro du document.')
      .trim()
      .min(3, 'Saisissez le numéro du document.')
      .max(longestNumber, `Le numéro compte ${longestNumber} caractères au plus.`),
    document: identityUpload,
    photo: identityUpload,
    /** The gesture that the member was asked to make. */
    prompt: z.string().trim().max(200).optional(),
  })
  .refine(({ document, photo }) => document !== photo, {
    path: ['photo'],
    message: 'La photo doit être une autre image que le document.',
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
export const verificationView = submission.meta({ id: 'Verification' });
export type VerificationView = z.infer<typeof verificationView>;

export const submissionRow = submission
  .extend({
    id: z.uuid(),
    userId: z.uuid(),
    userName: z.string(),
    numero: z.string(),
    decidedAt: z.iso.datetime().nullable(),
    decidedByName: z.string().nullable(),
  })
  .meta({ id: 'VerificationRow' });
export type SubmissionRow = z.infer<typeof submissionRow>;

export const submissionDetail = submissionRow
  .extend({
    /** Addresses that need the caller's token; the audit log records each access. */
    documentUrl: z.string(),
    photoUrl: z.string(),
    prompt: z.string().nullable(),
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

export const submissionListQuery = paging(['createdAt', 'decidedAt', 'status']).extend({
  status: z.enum(SubmissionStatus).optional(),
  userId: z.uuid().optional(),
});
export type SubmissionListQuery = z.infer<typeof submissionListQuery>;

export const refusalBody = z.object({
  reason: z
    .string('Indiquez la raison du refus.')
    .trim()
    .min(1, 'Indiquez la raison du refus.')
    .max(longestReason, `La raison compte ${longestReason} caractères au plus.`),
});
export type RefusalBody = z.infer<typeof refusalBody>;
