import { limits } from '@loka/client';

const { minLength } = limits['POST /api/auth/sign-up'].password;

export const PASSWORD_HINT = `Au moins ${minLength} caractères.`;

/** Said before the server is asked; it checks again. */
export const RULES = {
  name: { required: 'Saisissez votre nom complet.' },
  email: {
    required: 'Saisissez votre adresse e-mail.',
    pattern: { value: /^\S+@\S+\.\S+$/, message: 'Saisissez une adresse e-mail valide.' },
  },
  password: { required: 'Saisissez votre mot de passe.' },
  newPassword: {
    required: 'Choisissez un mot de passe.',
    minLength: {
      value: minLength,
      message: `Le mot de passe doit compter au moins ${minLength} caractères.`,
    },
  },
  code: {
    required: 'Saisissez le code à 6 chiffres.',
    pattern: { value: /^\s*(\d\s*){6}$/, message: 'Le code compte 6 chiffres.' },
  },
  recoveryCode: { required: 'Saisissez un code de secours.' },
  terms: { required: "Acceptez les conditions d'utilisation." },
} as const;

export const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas';
