import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { AccountsQueries, type UserParams, userParams } from '../accounts/index.js';
import { ChangeRole } from './change-role.js';
import { changedRoleView, type RoleBody, roleBody } from './roles.schema.js';

@ApiTags('admin')
@Controller('api/admin/users')
export class RolesAdminController {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly changeRole: ChangeRole,
  ) {}

  /** At once, unless it makes an admin or is an admin's role: another admin approves that. */
  @Post(':id/role')
  @HttpCode(200)
  @Policy('admin')
  @Refuses(
    'user-not-found',
    'own-account',
    'role-changed',
    'reauthentication-required',
    'no-second-admin',
    'already-proposed',
    'approver-too-new',
  )
  @ApiOkResponse({ standardSchema: changedRoleView })
  async role(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: roleBody }) body: RoleBody,
  ) {
    const approvalId = await this.changeRole.execute(actor, id, body);
    return { ...(await this.accounts.getUser(id)), approvalId };
  }
}
