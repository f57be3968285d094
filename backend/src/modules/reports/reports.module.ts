import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { ItemsModule } from '../items/index.js';
import { MessagesModule } from '../messages/index.js';
import { RentalsModule } from '../rentals/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { UploadsModule } from '../uploads/index.js';
import { CloseReport } from './close-report.js';
import { CheckItem } from './item-checks/check-item.js';
import { ItemChecksAdminController } from './item-checks/item-checks.admin.controller.js';
import { ItemChecksQueries } from './item-checks/item-checks.queries.js';
import { ListForChecking } from './item-checks/list-for-checking.js';
import { MakeReport } from './make-report.js';
import { ReadContext } from './read-context.js';
import { ReportNames } from './report-names.js';
import { ReportsAdminController } from './reports.admin.controller.js';
import { ReportsController } from './reports.controller.js';
import { ReportsPersonalData } from './reports.personal-data.js';
import { ReportsQueries } from './reports.queries.js';
import { ReportsRetention } from './reports.retention.js';
import { reportSubjects } from './subjects/report-subjects.js';
import { TakeReport } from './take-report.js';
import { TellOverdue } from './tell-overdue.js';

/** What members report to staff, and what staff look at without being asked. */
@Module({
  imports: [
    AccountsModule,
    AuditLogModule,
    EventsModule,
    ItemsModule,
    MessagesModule,
    RentalsModule,
    ReviewsModule,
    UploadsModule,
  ],
  controllers: [ReportsController, ReportsAdminController, ItemChecksAdminController],
  providers: [
    ReportsPersonalData,
    ...reportSubjects,
    MakeReport,
    TakeReport,
    CloseReport,
    ReadContext,
    TellOverdue,
    ReportNames,
    ReportsQueries,
    ReportsRetention,
    ListForChecking,
    CheckItem,
    ItemChecksQueries,
  ],
  exports: [ReportNames, TellOverdue],
})
export class ReportsModule {}
