import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { AccountsQueries } from './accounts.queries.js';
import {
  type FreezeBody,
  freezeBody,
  type UserListQuery,
  type UserParams,
  userListQuery,
  userParams,
  userRow,
  userView,
} from './accounts.schema.js';
import { FreezeMember } from './freeze-member.js';
import { memberColumns } from './member-columns.js';

const exported = filterOf(userListQuery);

@ApiTags('admin')
@Controller('api/admin/users')
export class AccountsAdminController {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly freezeMember: FreezeMember,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @Policy('staff')
  @AnswersPage(userRow)
  users(@Query({ schema: userListQuery }) query: UserListQuery) {
    return this.accounts.searchUsers(query);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @Policy('staff')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'members',
      schema: userListQuery,
      filter,
      columns: memberColumns,
      read: (query) => this.accounts.searchUsers(query),
    });
  }

  @Get(':id')
  @Policy('staff')
  @Refuses('user-not-found')
  @ApiOkResponse({ standardSchema: userView })
  user(@Param({ schema: userParams }) { id }: UserParams) {
    return this.accounts.getUser(id);
  }

  /** Lets no money leave the member's wallet. */
  @Post(':id/freeze')
  @HttpCode(200)
  @Policy('staff')
  @Refuses('user-not-found', 'own-money', 'own-rental', 'approver-too-new')
  @ApiOkResponse({ standardSchema: userView })
  async freeze(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: freezeBody }) { reason }: FreezeBody,
  ) {
    await this.freezeMember.execute(actor, id, 'freeze', reason);
    return this.accounts.getUser(id);
  }

  @Post(':id/unfreeze')
  @HttpCode(200)
  @Policy('staff')
  @Refuses('user-not-found', 'own-money', 'own-rental', 'member-suspended', 'approver-too-new')
  @ApiOkResponse({ standardSchema: userView })
  async unfreeze(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: freezeBody }) { reason }: FreezeBody,
  ) {
    await this.freezeMember.execute(actor, id, 'unfreeze', reason);
    return this.accounts.getUser(id);
  }
}
