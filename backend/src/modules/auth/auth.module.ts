import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { EventsModule } from '../events/index.js';
import { AuthController } from './auth.controller.js';
import { AuthRetention } from './auth.retention.js';
import { ConfirmEmail } from './email-links/confirm-email.js';
import { CorrectEmail } from './email-links/correct-email.js';
import { RequestConfirmation } from './email-links/request-confirmation.js';
import { ResendConfirmation } from './email-links/resend-confirmation.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LiveController } from './live/live.controller.js';
import { OpenSessions } from './live/open-sessions.js';
import { ForgotPassword } from './password/forgot-password.js';
import { ResetPassword } from './password/reset-password.js';
import { RefreshSession } from './sessions/refresh-session.js';
import { SessionQueries } from './sessions/session.queries.js';
import { SignOut } from './sessions/sign-out.js';
import { CheckCredentials } from './sign-in/check-credentials.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignUp } from './sign-in/sign-up.js';

/** Signing up and in, sessions, mailed links, passwords. */
@Module({
  imports: [AccountsModule, EventsModule],
  controllers: [AuthController, LiveController],
  providers: [
    AuthRetention,
    CheckCredentials,
    ConfirmEmail,
    ForgotPassword,
    JwtStrategy,
    OpenSessions,
    RefreshSession,
    RequestConfirmation,
    CorrectEmail,
    ResendConfirmation,
    ResetPassword,
    SessionQueries,
    SignIn,
    SignOut,
    SignUp,
  ],
  exports: [CheckCredentials],
})
export class AuthModule {}
