import { Module } from '@nestjs/common';
import { AuditLogQueries } from '../audit-log/audit-log.queries.js';
import { AuthController } from '../auth/auth.controller.js';
import { ConfirmEmail } from '../auth/email-links/confirm-email.js';
import { ResendConfirmation } from '../auth/email-links/resend-confirmation.js';
import { JwtStrategy } from '../auth/jwt.strategy.js';
import { ForgotPassword } from '../auth/password/forgot-password.js';
import { ResetPassword } from '../auth/password/reset-password.js';
import { GrantSession } from '../auth/sessions/grant-session.js';
import { RefreshSession } from '../auth/sessions/refresh-session.js';
import { SignOut } from '../auth/sessions/sign-out.js';
import { CheckCredentials } from '../auth/sign-in/check-credentials.js';
import { FailedSignIns } from '../auth/sign-in/failed-sign-ins.js';
import { SignIn } from '../auth/sign-in/sign-in.js';
import { SignUp } from '../auth/sign-in/sign-up.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { AccountsAdminController } from './accounts.admin.controller.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsQueries } from './accounts.queries.js';
import { ChangeRole } from './change-role.js';
import { CompleteUserRecord } from './complete-user-record.js';
import { UpdateProfile } from './update-profile.js';

@Module({
  imports: [WalletModule],
  controllers: [AuthController, AccountsController, AccountsAdminController],
  providers: [
    AccountsQueries,
    AuditLogQueries,
    ChangeRole,
    CheckCredentials,
    CompleteUserRecord,
    ConfirmEmail,
    FailedSignIns,
    ForgotPassword,
    GrantSession,
    JwtStrategy,
    RefreshSession,
    ResendConfirmation,
    ResetPassword,
    SignIn,
    SignOut,
    SignUp,
    UpdateProfile,
  ],
  exports: [AccountsQueries, CheckCredentials],
})
export class AccountsModule {}
