import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { UploadsModule } from '../uploads/index.js';
import { WalletModule } from '../wallet/index.js';
import { AccountsAdminController } from './accounts.admin.controller.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsPersonalData } from './accounts.personal-data.js';
import { AccountsQueries } from './accounts.queries.js';
import { BlockedMembers } from './blocking/blocked-members.js';
import { BlockedMembersQueries } from './blocking/blocked-members.queries.js';
import { BlockingController } from './blocking/blocking.controller.js';
import { CompleteUserRecord } from './complete-user-record.js';
import { Credentials } from './credentials.js';
import { FindUsers } from './find-users.js';
import { FreezeMember } from './freeze-member.js';
import { GiveRole } from './give-role.js';
import { Involvement } from './involvement.js';
import { MakeAdmin } from './make-admin.js';
import { MendMemberTexts } from './mend-member-texts.js';
import { Roles } from './roles.js';
import { UpdateProfile } from './update-profile.js';
import { Users } from './users.js';

/** Members: their profile and their role. */
@Module({
  imports: [AuditLogModule, EventsModule, UploadsModule, WalletModule],
  controllers: [AccountsController, BlockingController, AccountsAdminController],
  providers: [
    AccountsPersonalData,
    AccountsQueries,
    BlockedMembers,
    BlockedMembersQueries,
    CompleteUserRecord,
    Credentials,
    FindUsers,
    FreezeMember,
    Involvement,
    GiveRole,
    MakeAdmin,
    MendMemberTexts,
    Roles,
    UpdateProfile,
    Users,
  ],
  exports: [
    AccountsQueries,
    BlockedMembers,
    Credentials,
    FindUsers,
    FreezeMember,
    GiveRole,
    Involvement,
    MendMemberTexts,
    Roles,
    Users,
  ],
})
export class AccountsModule {}
