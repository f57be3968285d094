import { z } from 'zod';
import { nationalNumber } from '../../kernel/phone-number.js';
import { nameOf, nameProblem } from '../../kernel/texts/name.js';
import { Role } from '../../platform/database/generated/enums.js';
import { paging } from '../../platform/http/paging.js';
import { staffReason } from '../../platform/http/staff-reason.js';
import { lineText, writable } from '../../platform/http/texts.js';

const longestName = 100;

/** A person's name, as the person writes it. */
const typedName = z
  .string('Saisissez votre nom.')
  .overwrite(nameOf)
  .min(1, { error: 'Saisissez votre nom.', abort: true })
  .max(longestName, `Le nom compte ${longestName} caractères au plus.`);

/** One that nothing speaks against. */
export const personName = typedName.superRefine((name, context) => {
  const message = nameProblem(name);
  if (message) context.addIssue({ code: 'custom', message });
});

/** In small letters, as ids are compared and kept. */
export const userParams = z.object({ id: z.uuid().toLowerCase() });
export type UserParams = z.infer<typeof userParams>;

export const userView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    /** An address of a picture. */
    avatar: z.string(),
    /** XAF */
    walletBalance: z.int(),
    upcomingBalance: z
      .int()
      .describe('XAF of `walletBalance` that are earned and not withdrawable yet'),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    postalCode: z.string().nullable(),
    verifier: z.int().min(-1).max(2).describe('-1 rejected, 0 not verified, 1 pending, 2 verified'),
    /** Why the last identity submission was refused; null when it was not. */
    verificationReason: z.string().nullable(),
    emailVerified: z.boolean(),
    role: z.enum(Role),
    /** Since when staff let no money leave the wallet; null while it may. */
    frozenAt: z.iso.datetime().nullable(),
    /** Since when staff suspend the account; null while they do not. */
    suspendedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    /** When the account is deleted at the earliest, as its member asked; null unless they did. Past when it is put off. */
    deletionDueAt: z.iso.datetime().nullable(),
    /** Since when nothing personal is left of it. */
    deletedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'User' });
export type UserView = z.infer<typeof userView>;

const line = writable(lineText().max(200));
const contact = {
  phone: z
    .string()
    .max(30)
    .refine((text) => nationalNumber(text) !== null, 'Saisissez un numéro gabonais.')
    .transform((text) => nationalNumber(text)),
  address: line,
  city: line,
  postalCode: line.max(20),
};

/** Null empties a field; a missing field stays as it is. */
export const profileBody = z
  .object({
    /** What speaks against it counts once it is another one: names that were taken earlier are sent back with the rest. */
    name: typedName,
    phone: contact.phone.nullable(),
    address: contact.address.nullable(),
    city: contact.city.nullable(),
    postalCode: contact.postalCode.nullable(),
    /** An own avatar upload: its id or its address. Null brings the default back. */
    avatar: z.string().max(300).nullable(),
  })
  .partial();
export type ProfileBody = z.infer<typeof profileBody>;

/**
 * The record of the specification's sign-up. The account exists already; only what it lacks is
 * taken over, and whatever else is sent (balance, e-mail, name…) is not read.
 */
export const userRecordBody = z.object({
  id: z.uuid(),
  phone: contact.phone.nullish(),
  address: contact.address.nullish(),
  city: contact.city.nullish(),
  postalCode: contact.postalCode.nullish(),
});
export type UserRecordBody = z.infer<typeof userRecordBody>;

export const userListQuery = paging(['createdAt', 'name', 'email']).extend({
  /** A part of the name or of the e-mail. */
  q: z.string().trim().max(100).optional(),
  role: z.enum(Role).optional(),
  frozen: z.stringbool().optional(),
  suspended: z.stringbool().optional(),
  nameInDoubt: z
    .stringbool()
    .optional()
    .describe('Whether the name was taken before the rules for names, which would refuse it'),
  verifier: z.coerce.number().int().min(-1).max(2).optional(),
});
export type UserListQuery = z.infer<typeof userListQuery>;

export const userRow = userView
  .omit({ walletBalance: true, upcomingBalance: true, verificationReason: true })
  .meta({ id: 'UserRow' });
export type UserRow = z.infer<typeof userRow>;

/** Why staff freeze a member, or end it. */
export const freezeBody = z.object({ reason: staffReason });
export type FreezeBody = z.infer<typeof freezeBody>;
