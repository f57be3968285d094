import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { DecideVerification } from './decide-verification.js';
import { SubmitIdentity } from './submit-identity.js';
import { VerificationAdminController } from './verification.admin.controller.js';
import { VerificationController } from './verification.controller.js';
import { VerificationQueries } from './verification.queries.js';

@Module({
  imports: [AuditLogModule],
  controllers: [VerificationController, VerificationAdminController],
  providers: [SubmitIdentity, DecideVerification, VerificationQueries],
})
export class VerificationModule {}
