import type { Problem } from './types';

/** `network` and `unexpected` are ours: no answer at all, or one that is not the API's. */
export type ErrorCode = Problem['code'] | 'network' | 'unexpected';

/** The one place where an error code becomes French; a missing code does not compile. */
export const ERRORS_FR: Record<ErrorCode, string> = {
  network: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  unexpected: 'Une erreur est survenue. Veuillez réessayer.',
  validation: 'Certains champs sont à corriger.',
  unauthenticated: 'Votre session a expiré. Veuillez vous reconnecter.',
};
