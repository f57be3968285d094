import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { AuthModule } from '../auth/index.js';
import { EventsModule } from '../events/index.js';
import { ActsAlone } from './alone/acts-alone.js';
import { ApprovalKinds } from './approval-kinds.js';
import { Approvals } from './approvals.js';
import { ApprovalsPersonalData } from './approvals.personal-data.js';
import { DecideApproval } from './decide/decide-approval.js';
import { ExpireApprovals } from './decide/expire-approvals.js';
import { TakeBackApproval } from './decide/take-back-approval.js';
import { ApprovalsAdminController } from './list/approvals.admin.controller.js';
import { ApprovalsQueries } from './list/approvals.queries.js';

/** Acts of staff that a second person has to approve; what they are is registered by the modules that do them. */
@Module({
  imports: [AccountsModule, AuditLogModule, AuthModule, EventsModule],
  controllers: [ApprovalsAdminController],
  providers: [
    ActsAlone,
    ApprovalKinds,
    Approvals,
    ApprovalsPersonalData,
    ApprovalsQueries,
    DecideApproval,
    ExpireApprovals,
    TakeBackApproval,
  ],
  exports: [ActsAlone, ApprovalKinds, Approvals, ExpireApprovals],
})
export class ApprovalsModule {}
