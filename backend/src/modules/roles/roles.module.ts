import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuthModule } from '../auth/index.js';
import { ChangeRole } from './change-role.js';
import { RoleKind } from './role-kind.js';
import { RolesAdminController } from './roles.admin.controller.js';

/** Who gives a role to whom, and which of them two admins give. */
@Module({
  imports: [AccountsModule, ApprovalsModule, AuthModule],
  controllers: [RolesAdminController],
  providers: [ChangeRole, RoleKind],
})
export class RolesModule {}
