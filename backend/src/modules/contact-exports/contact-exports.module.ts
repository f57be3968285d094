import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { AuthModule } from '../auth/index.js';
import { ContactExportKind } from './contact-export-kind.js';
import { ContactExportsAdminController } from './contact-exports.admin.controller.js';
import { ContactExportsPersonalData } from './contact-exports.personal-data.js';
import { ContactLists } from './contact-lists.js';
import { GrantContactExport } from './grant-contact-export.js';
import { MemberContacts } from './member-contacts.js';
import { RequestContactExport } from './request-contact-export.js';
import { TakeContactExport } from './take-contact-export.js';

/** Files with contact data: who may take them, for what reason, and how often. */
@Module({
  imports: [AccountsModule, ApprovalsModule, AuditLogModule, AuthModule],
  controllers: [ContactExportsAdminController],
  providers: [
    ContactExportKind,
    ContactExportsPersonalData,
    ContactLists,
    GrantContactExport,
    MemberContacts,
    RequestContactExport,
    TakeContactExport,
  ],
  exports: [ContactLists],
})
export class ContactExportsModule {}
