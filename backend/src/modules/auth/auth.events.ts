import { eventKind } from '../events/index.js';

/** The token is that of the link that the member is mailed. */
interface MailedLink {
  token: string;
}

type NoFacts = Record<string, never>;

/**
 * How many second steps were removed, and how many are left; and since when somebody else may have been in the account,
 * for modules that take back what was added since.
 */
export type SecuredFacts = { removed: number; left: number; since: string };

/** The subject of each is the user. */
export const userRegistered = eventKind<NoFacts, MailedLink>('user.registered');
export const confirmationRequested = eventKind<NoFacts, MailedLink & { email: string }>(
  'user.confirmation-requested',
);
export const passwordResetRequested = eventKind<NoFacts, MailedLink>(
  'user.password-reset-requested',
);
export const passwordChanged = eventKind<NoFacts>('user.password-changed');

/** From a browser that the member was not signed in with before. */
export const signedInOnNewDevice = eventKind<{ device: string }>('user.signed-in-on-new-device');

/** The link confirms the new address, to which it is mailed. */
export const emailChangeRequested = eventKind<NoFacts, MailedLink & { email: string }>(
  'user.email-change-requested',
);
/** Somebody wants the address of this member, who alone is told. */
export const emailWantedByAnother = eventKind<NoFacts>('user.email-wanted-by-another');
/** The link undoes it, and is mailed to the old address. */
export const emailChanged = eventKind<NoFacts, MailedLink & { oldEmail: string }>(
  'user.email-changed',
);
export const emailChangeUndone = eventKind<SecuredFacts>('user.email-change-undone');
/** The member said of something that it was somebody else; with how many second steps that were added since. */
export const accountSecured = eventKind<SecuredFacts>('user.account-secured');

/** As the member calls it: often by their own name. */
type Named = { name: string };

export const passkeyAdded = eventKind<NoFacts, Named>('user.passkey-added');
export const passkeyRemoved = eventKind<NoFacts, Named>('user.passkey-removed');
/** Its counter went back: somebody may have a copy of it. */
export const passkeyCopied = eventKind<NoFacts, Named>('user.passkey-copied');
/** The app that shows codes. */
export const appAdded = eventKind<NoFacts>('user.app-added');
export const appRemoved = eventKind<NoFacts>('user.app-removed');
export const recoveryCodeUsed = eventKind<{ left: number }>('user.recovery-code-used');
export const recoveryCodesRenewed = eventKind<NoFacts>('user.recovery-codes-renewed');
/** So many wrong codes that no more are taken for a while, by this browser at the end. */
export const secondStepGuessed = eventKind<{ device: string }>('user.second-step-guessed');
/** All of them, by an admin. */
export const sessionsEnded = eventKind<NoFacts>('user.sessions-ended');
/** The link lets somebody with a role add their first second step. */
export const secondStepLinkRequested = eventKind<NoFacts, MailedLink & { email: string }>(
  'user.second-step-link-requested',
);
/** By an admin, or by a command on the server. */
export const secondStepReset = eventKind<NoFacts>('user.second-step-reset');
