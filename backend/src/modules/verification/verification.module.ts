import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { UploadsModule } from '../uploads/index.js';
import { DecideVerification } from './decide-verification.js';
import { SubmitIdentity } from './submit-identity.js';
import { VerificationAdminController } from './verification.admin.controller.js';
import { VerificationController } from './verification.controller.js';
import { VerificationQueries } from './verification.queries.js';

@Module({
  imports: [AccountsModule, AuditLogModule, EventsModule, UploadsModule],
  controllers: [VerificationController, VerificationAdminController],
  providers: [SubmitIdentity, DecideVerification, VerificationQueries],
})
export class VerificationModule {}
