import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { ItemsModule } from '../items/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PayoutMethodsModule } from '../payout-methods/index.js';
import { RentalsModule } from '../rentals/index.js';
import { ReportsModule } from '../reports/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { VerificationModule } from '../verification/index.js';
import { AuditLogAdminController } from './audit-log.admin.controller.js';
import { AuditLogViewQueries } from './audit-log-view.queries.js';
import { BackofficePersonalData } from './backoffice.personal-data.js';
import { MemberNotes } from './notes/member-notes.js';
import { NotesAdminController } from './notes/notes.admin.controller.js';
import { SearchAdminController } from './search.admin.controller.js';
import { SearchQueries } from './search.queries.js';
import { SubjectNamesQueries } from './subject-names.queries.js';
import { SuspendMember } from './suspension/suspend-member.js';
import { SuspensionAdminController } from './suspension/suspension.admin.controller.js';
import { SuspensionQueries } from './suspension/suspension.queries.js';

/** What staff read and do across modules. */
@Module({
  imports: [
    AccountsModule,
    ApprovalsModule,
    AuditLogModule,
    EventsModule,
    ItemsModule,
    PaymentsModule,
    PayoutMethodsModule,
    RentalsModule,
    ReportsModule,
    ReviewsModule,
    VerificationModule,
  ],
  controllers: [
    AuditLogAdminController,
    NotesAdminController,
    SearchAdminController,
    SuspensionAdminController,
  ],
  providers: [
    AuditLogViewQueries,
    BackofficePersonalData,
    MemberNotes,
    SearchQueries,
    SubjectNamesQueries,
    SuspendMember,
    SuspensionQueries,
  ],
})
export class BackofficeModule {}
