import { eventKind } from '../events/index.js';

/** The token is that of the link that the member is mailed. */
interface MailedLink {
  token: string;
}

type NoFacts = Record<string, never>;

/** The subject of each is the user. */
export const userRegistered = eventKind<NoFacts, MailedLink>('user.registered');
export const confirmationRequested = eventKind<NoFacts, MailedLink>('user.confirmation-requested');
export const passwordResetRequested = eventKind<NoFacts, MailedLink>(
  'user.password-reset-requested',
);
export const passwordChanged = eventKind<NoFacts>('user.password-changed');
