export {
  accountSecured,
  appAdded,
  appRemoved,
  confirmationRequested,
  emailChanged,
  emailChangeRequested,
  emailChangeUndone,
  emailWantedByAnother,
  passkeyAdded,
  passkeyCopied,
  passkeyRemoved,
  passwordChanged,
  passwordResetRequested,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  type SecuredFacts,
  secondStepGuessed,
  secondStepLinkRequested,
  secondStepReset,
  sessionsEnded,
  signedInOnNewDevice,
  userRegistered,
} from './auth.events.js';
export { AuthModule } from './auth.module.js';
export { linkHours } from './domain/lifetimes.js';
export { type OwnAddress, OwnAddresses } from './email-change/own-addresses.js';
export { AppCodes } from './factors/app-codes.js';
export { RotateAppSecrets } from './factors/rotate-app-secrets.js';
export { NotMe } from './not-me/not-me.js';
export { ResetSecondStep } from './second-step/reset-second-step.js';
export { readAccessToken } from './sessions/access-token.js';
export { FreshAuthentication } from './sessions/fresh-authentication.js';
export { OpenSignIns } from './sessions/open-sign-ins.js';
export { SessionActor } from './sessions/session-actor.js';
