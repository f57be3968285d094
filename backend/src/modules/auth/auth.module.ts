import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { AuthController } from './auth.controller.js';
import { AuthPersonalData } from './auth.personal-data.js';
import { AuthRetention } from './auth.retention.js';
import { ConfirmEmailChange } from './email-change/confirm-email-change.js';
import { OwnAddresses } from './email-change/own-addresses.js';
import { RequestEmailChange } from './email-change/request-email-change.js';
import { UndoEmailChange } from './email-change/undo-email-change.js';
import { ConfirmEmail } from './email-links/confirm-email.js';
import { CorrectEmail } from './email-links/correct-email.js';
import { HelpWithAddress } from './email-links/help-with-address.js';
import { MemberAddressAdminController } from './email-links/member-address.admin.controller.js';
import { RequestConfirmation } from './email-links/request-confirmation.js';
import { ResendConfirmation } from './email-links/resend-confirmation.js';
import { TakenAnswers } from './email-links/taken-answers.js';
import { WantedAddresses } from './email-links/wanted-addresses.js';
import { AppCodes } from './factors/app-codes.js';
import { SecondStepAttempts } from './factors/attempts.js';
import { Factors } from './factors/factors.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LiveController } from './live/live.controller.js';
import { OpenSessions } from './live/open-sessions.js';
import { NotMe } from './not-me/not-me.js';
import { SecureAccount } from './not-me/secure-account.js';
import { AddPasskey } from './passkeys/add-passkey.js';
import { Challenges } from './passkeys/challenges.js';
import { ChangePasskeys } from './passkeys/change-passkeys.js';
import { MendPasskeyNames } from './passkeys/mend-passkey-names.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { VerifyPasskey } from './passkeys/verify-passkey.js';
import { ChangePassword } from './password/change-password.js';
import { ForgotPassword } from './password/forgot-password.js';
import { NewPasswords } from './password/new-passwords.js';
import { ResetPassword } from './password/reset-password.js';
import { CheckOwnPassword } from './reauthentication/check-own-password.js';
import { Reauthenticate } from './reauthentication/reauthenticate.js';
import { ChangeApp } from './second-step/change-app.js';
import { CompleteSignIn } from './second-step/complete-sign-in.js';
import { Proofs } from './second-step/proofs.js';
import { RenewRecoveryCodes } from './second-step/renew-recovery-codes.js';
import { ResetSecondStep } from './second-step/reset-second-step.js';
import { SecondStepAdminController } from './second-step/second-step.admin.controller.js';
import { SecondStepController } from './second-step/second-step.controller.js';
import { SecondStepQueries } from './second-step/second-step.queries.js';
import { SecondStepLinks } from './second-step/second-step-links.js';
import { SecurityController } from './security.controller.js';
import { AnnounceDevice } from './sessions/announce-device.js';
import { EndMemberSessions } from './sessions/end-member-sessions.js';
import { EndSessions } from './sessions/end-sessions.js';
import { EndSignIns } from './sessions/end-sign-ins.js';
import { FreshAuthentication } from './sessions/fresh-authentication.js';
import { GrantSession } from './sessions/grant-session.js';
import { OpenSignIns } from './sessions/open-sign-ins.js';
import { RefreshSession } from './sessions/refresh-session.js';
import { SessionQueries } from './sessions/session.queries.js';
import { SessionActor } from './sessions/session-actor.js';
import { SessionsAdminController } from './sessions/sessions.admin.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignInsQueries } from './sessions/sign-ins.queries.js';
import { SignOut } from './sessions/sign-out.js';
import { CheckCredentials } from './sign-in/check-credentials.js';
import { PasskeySignInController } from './sign-in/passkey-sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignInWithPasskey } from './sign-in/sign-in-with-passkey.js';
import { SignUp } from './sign-in/sign-up.js';
import { Browsers } from './sources/browsers.js';

/** Signing up and in, sessions, mailed links, passwords. */
@Module({
  imports: [AccountsModule, AuditLogModule, EventsModule],
  controllers: [
    AuthController,
    SecurityController,
    SessionsController,
    SessionsAdminController,
    LiveController,
    SecondStepController,
    PasskeysController,
    PasskeySignInController,
    SecondStepAdminController,
    MemberAddressAdminController,
  ],
  providers: [
    AddPasskey,
    Browsers,
    AppCodes,
    Challenges,
    ChangeApp,
    ChangePasskeys,
    MendPasskeyNames,
    CompleteSignIn,
    Factors,
    GrantSession,
    Proofs,
    RenewRecoveryCodes,
    ResetSecondStep,
    SecondStepAttempts,
    SecondStepLinks,
    SecondStepQueries,
    SignInWithPasskey,
    VerifyPasskey,
    AuthPersonalData,
    AnnounceDevice,
    AuthRetention,
    CheckCredentials,
    ChangePassword,
    CheckOwnPassword,
    ConfirmEmailChange,
    FreshAuthentication,
    NotMe,
    OwnAddresses,
    Reauthenticate,
    RequestEmailChange,
    SecureAccount,
    UndoEmailChange,
    ConfirmEmail,
    ForgotPassword,
    JwtStrategy,
    NewPasswords,
    OpenSessions,
    OpenSignIns,
    RefreshSession,
    RequestConfirmation,
    CorrectEmail,
    HelpWithAddress,
    EndMemberSessions,
    EndSessions,
    EndSignIns,
    SignInsQueries,
    ResendConfirmation,
    ResetPassword,
    SessionActor,
    SessionQueries,
    SignIn,
    SignOut,
    SignUp,
    TakenAnswers,
    WantedAddresses,
  ],
  exports: [FreshAuthentication, NotMe, OpenSignIns, OwnAddresses, SessionActor],
})
export class AuthModule {}
