import { ApiError, messageOf } from '@loka/client';

/** What is said then: to do it again is wrong when it was done. */
export const LOST_ANSWER =
  "Le serveur n'a pas répondu\u00a0: c'est peut-être fait. Vérifiez-le sur la page avant de recommencer.";

/** What is said where whoever acts is asked to sign in once more. */
export const SESSION_OVER =
  "Votre session est terminée\u00a0: ce que vous veniez de demander n'a pas été fait. Reconnectez-vous pour le refaire.";

/** What is said of a call that failed. */
export const toldOf = (error: unknown): string =>
  isAnswerLost(error) ? LOST_ANSWER : messageOf(error);

/** Whether a call may have been done although it failed: nothing answered, or something in between did. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network' || (error.code === 'unexpected' && error.status >= 500));
