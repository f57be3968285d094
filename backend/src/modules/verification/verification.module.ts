import { Module } from '@nestjs/common';
import { DecideVerification } from './decide-verification.js';
import { SubmitIdentity } from './submit-identity.js';
import { VerificationAdminController } from './verification.admin.controller.js';
import { VerificationController } from './verification.controller.js';
import { VerificationQueries } from './verification.queries.js';

@Module({
  controllers: [VerificationController, VerificationAdminController],
  providers: [SubmitIdentity, DecideVerification, VerificationQueries],
})
export class VerificationModule {}
