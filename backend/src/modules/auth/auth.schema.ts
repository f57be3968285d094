import { z } from 'zod';
import { personName, userView } from '../accounts/index.js';

const shortestPassword = 8;
const longestPassword = 128;
const tooLong = `Le mot de passe compte ${longestPassword} caractères au plus.`;

const email = z.email('Saisissez une adresse e-mail valide.').max(254).toLowerCase();
const newPassword = z
  .string('Choisissez un mot de passe.')
  .min(shortestPassword, `Le mot de passe doit compter au moins ${shortestPassword} caractères.`)
  .max(longestPassword, tooLong);
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
  password: z
    .string('Saisissez votre mot de passe.')
    .min(1, 'Saisissez votre mot de passe.')
    .max(longestPassword, tooLong),
  rememberMe: z.boolean().default(false),
});
export type SignInBody = z.infer<typeof signInBody>;

export const confirmEmailBody = z.object({ token });
export type ConfirmEmailBody = z.infer<typeof confirmEmailBody>;

export const correctEmailBody = z.object({ email });
export type CorrectEmailBody = z.infer<typeof correctEmailBody>;

export const forgotPasswordBody = z.object({ email });
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;

export const resetPasswordBody = z.object({ token, password: newPassword });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

export const sessionView = z
  .object({
    /** An access token, good for 15 minutes. */
    token: z.string(),
    user: userView,
  })
  .meta({ id: 'Session' });
export type SessionView = z.infer<typeof sessionView>;
