import { Module } from '@nestjs/common';
import { WalletModule } from '../wallet/wallet.module.js';
import { AccountsAdminController } from './accounts.admin.controller.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsQueries } from './accounts.queries.js';
import { AuditLogQueries } from './audit-log.queries.js';
import { AuthController } from './auth.controller.js';
import { ChangeRole } from './change-role.js';
import { CheckCredentials } from './check-credentials.js';
import { CompleteUserRecord } from './complete-user-record.js';
import { ConfirmEmail } from './confirm-email.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { ForgotPassword } from './forgot-password.js';
import { GrantSession } from './grant-session.js';
import { RefreshSession } from './refresh-session.js';
import { ResendConfirmation } from './resend-confirmation.js';
import { ResetPassword } from './reset-password.js';
import { SignIn } from './sign-in.js';
import { SignOut } from './sign-out.js';
import { SignUp } from './sign-up.js';
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
