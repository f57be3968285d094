import { z } from 'zod';
import { staffReason } from '../../platform/http/staff-reason.js';
import { personName, userView } from '../accounts/index.js';
import { usedPasskey } from './passkeys/passkeys.schema.js';

const shortestPassword = 8;
const longestPassword = 128;
const tooLong = `Le mot de passe compte ${longestPassword} caractères au plus.`;

const email = z
  .email('Saisissez une adresse e-mail valide.')
  .max(254)
  .toLowerCase()
  // No mail server has such a one (RFC 2606), and deleted accounts keep some.
  .refine((address) => !address.endsWith('.invalid'), 'Saisissez une adresse e-mail valide.');
const newPassword = z
  .string('Choisissez un mot de passe.')
  .min(shortestPassword, `Le mot de passe doit compter au moins ${shortestPassword} caractères.`)
  .max(longestPassword, tooLong);
const givenPassword = z
  .string('Saisissez votre mot de passe.')
  .min(1, 'Saisissez votre mot de passe.')
  .max(longestPassword, tooLong);
/** Six digits that an app shows; people write them in groups. */
export const appCode = z
  .string()
  .max(20)
  .transform((written) => written.replaceAll(/\s/g, ''))
  .refine((digits) => /^\d{6}$/.test(digits), "Saisissez les 6 chiffres de l'application.");
const token = z.string().min(1).max(200);

export const signUpBody = z.object({
  name: personName,
  email,
  password: newPassword,
  acceptTerms: z.literal(true, "Acceptez les conditions d'utilisation."),
});
export type SignUpBody = z.infer<typeof signUpBody>;

export const signInBody = z.object({
  email,
  password: givenPassword,
  rememberMe: z.boolean().default(false),
});
export type SignInBody = z.infer<typeof signInBody>;

export const confirmEmailBody = z.object({ token });
export type ConfirmEmailBody = z.infer<typeof confirmEmailBody>;

export const correctEmailBody = z.object({ email });
export type CorrectEmailBody = z.infer<typeof correctEmailBody>;

export const addressCorrection = z.object({ email, reason: staffReason });
export type AddressCorrection = z.infer<typeof addressCorrection>;

export const confirmationReminder = z.object({ reason: staffReason });
export type ConfirmationReminder = z.infer<typeof confirmationReminder>;

export const forgotPasswordBody = z.object({ email });
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;

export const resetPasswordBody = z.object({ token, password: newPassword });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

export const changePasswordBody = z.object({ current: givenPassword, password: newPassword });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const reauthenticateBody = z.union([
  z.object({ password: givenPassword }),
  z.object({ code: appCode }),
  z.object({ passkey: usedPasskey }),
]);
export type ReauthenticateBody = z.infer<typeof reauthenticateBody>;

export const resetTokenView = z
  .object({
    /** For `reset-password`, good for an hour. */
    token: z.string(),
  })
  .meta({ id: 'ResetToken' });

export const sessionView = z
  .object({
    /** An access token, good for 15 minutes. */
    token: z.string(),
    user: userView,
  })
  .meta({ id: 'Session' });
export type SessionView = z.infer<typeof sessionView>;
