import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { AuthModule } from '../auth/index.js';
import { EventsModule } from '../events/index.js';
import { UploadsModule } from '../uploads/index.js';
import { Applicants } from './applicants.js';
import { AdmitDevicePhoto } from './attempts/admit-device-photo.js';
import { AttemptsController } from './attempts/attempts.controller.js';
import { AttemptsQueries } from './attempts/attempts.queries.js';
import { AttemptsRetention } from './attempts/attempts.retention.js';
import { BeginAttempt } from './attempts/begin-attempt.js';
import { DeviceLinks } from './attempts/device-links.js';
import { DevicePhotos } from './attempts/device-photos.js';
import { DecideVerification } from './decide-verification.js';
import { DeletePapers } from './papers/delete-papers.js';
import { LookAlikes } from './papers/look-alikes.js';
import { OpenPapers } from './papers/open-papers.js';
import { PrintPapers } from './papers/print-papers.js';
import { SealPapers } from './papers/seal-papers.js';
import { ClaimSubmission } from './review/claim-submission.js';
import { ReviewController } from './review/review.controller.js';
import { ReviewQueries } from './review/review.queries.js';
import { SkipSubmission } from './review/skip-submission.js';
import { SubmitIdentity } from './submit-identity.js';
import { TakeBackVerification } from './take-back-verification.js';
import { VerificationAdminController } from './verification.admin.controller.js';
import { VerificationController } from './verification.controller.js';
import { VerificationPersonalData } from './verification.personal-data.js';
import { VerificationQueries } from './verification.queries.js';

@Module({
  imports: [AccountsModule, AuditLogModule, AuthModule, EventsModule, UploadsModule],
  controllers: [
    VerificationController,
    AttemptsController,
    VerificationAdminController,
    ReviewController,
  ],
  providers: [
    VerificationPersonalData,
    SubmitIdentity,
    DecideVerification,
    VerificationQueries,
    BeginAttempt,
    DeviceLinks,
    DevicePhotos,
    AdmitDevicePhoto,
    AttemptsQueries,
    AttemptsRetention,
    LookAlikes,
    DeletePapers,
    OpenPapers,
    SealPapers,
    PrintPapers,
    ClaimSubmission,
    SkipSubmission,
    ReviewQueries,
    Applicants,
    TakeBackVerification,
  ],
  exports: [Applicants, DeletePapers, PrintPapers, SealPapers],
})
export class VerificationModule {}
