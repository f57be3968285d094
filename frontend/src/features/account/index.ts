export { confirmEmailQuery } from './api/confirm-email';
export { sessionQuery } from './api/get-session';
export { useConfirmEmailChange, useNotMe, useUndoEmailChange } from './api/security';
export { AuthProvider, useAuth } from './auth';
export {
  AccountDeletion,
  DeletionStanding,
  GraceDays,
  PostponedDays,
} from './components/account-deletion';
export { AuthPage } from './components/auth-page';
export { AvatarField } from './components/avatar-field';
export { BlockedMembers } from './components/blocked-members';
export { EmailSetting } from './components/email-setting';
export { EmailWait } from './components/email-wait';
export { ForgotPasswordForm } from './components/forgot-password-form';
export { LeavingNotice } from './components/leaving-notice';
export { PasswordSetting } from './components/password-setting';
export { ProfileForm } from './components/profile-form';
export { Reauthentication } from './components/reauthentication';
export { ResendConfirmationButton } from './components/resend-confirmation-button';
export { ResetPasswordForm } from './components/reset-password-form';
export { SecondStepForm } from './components/second-step-form';
export { SignInForm } from './components/sign-in-form';
export { SignUpForm } from './components/sign-up-form';
export { SuspendedNotice } from './components/suspended-notice';
export { UnconfirmedEmail } from './components/unconfirmed-email';
export { signInReason } from './sign-in-reason';
export { keptWayBack, useAfterSignIn, useKeepWayBack } from './use-after-sign-in';
export { useWatchConfirmation } from './use-watch-confirmation';
