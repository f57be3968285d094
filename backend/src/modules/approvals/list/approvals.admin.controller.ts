import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { env } from '../../../env.js';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersListFile } from '../../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { ExportList } from '../../audit-log/index.js';
import { ApprovalKinds } from '../approval-kinds.js';
import { DecideApproval } from '../decide/decide-approval.js';
import { TakeBackApproval } from '../decide/take-back-approval.js';
import { waitDays } from '../domain/approval-rules.js';
import { approvalColumns } from './approval-columns.js';
import { ApprovalsQueries } from './approvals.queries.js';
import {
  type ApprovalList,
  type ApprovalRefusal,
  approvalList,
  approvalParams,
  approvalRefusal,
  approvalRulesView,
  approvalView,
} from './approvals.schema.js';
import { kindRefusals } from './kind-refusals.js';

const refusals = [
  'approval-not-found',
  'own-approval',
  'own-case',
  'approval-decided',
  'approval-expired',
  'approver-too-new',
  'older-than-role',
  'made-by-proposer',
  'proposer-without-role',
] as const;

const exported = filterOf(approvalList);

@ApiTags('admin')
@Controller('api/admin/approvals')
export class ApprovalsAdminController {
  constructor(
    private readonly approvals: ApprovalsQueries,
    private readonly kinds: ApprovalKinds,
    private readonly decideApproval: DecideApproval,
    private readonly takeBackApproval: TakeBackApproval,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @Policy('staff')
  @AnswersPage(approvalView)
  list(@CurrentActor() actor: Actor, @Query({ schema: approvalList }) query: ApprovalList) {
    return this.approvals.list(query, actor);
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
      list: 'approvals',
      schema: approvalList,
      filter,
      columns: approvalColumns,
      read: (query) => this.approvals.list(query, actor),
    });
  }

  /** What one person does alone, how long the rest waits for a second person, and what that can be. */
  @Get('rules')
  @Policy('staff')
  @ApiOkResponse({ standardSchema: approvalRulesView })
  rules() {
    return {
      correctAloneMost: env.CORRECT_ALONE_MOST_XAF,
      refundAloneMost: env.REFUND_ALONE_MOST_XAF,
      depositAloneMost: env.DEPOSIT_ALONE_MOST_XAF,
      aloneDayMost: env.ALONE_DAY_MOST_XAF,
      waitDays,
      kinds: this.kinds.all.map(({ kind, name }) => ({ kind, name })),
    };
  }

  @Get(':id')
  @Policy('staff')
  @Refuses('approval-not-found')
  @ApiOkResponse({ standardSchema: approvalView })
  get(@CurrentActor() actor: Actor, @Param({ schema: approvalParams }) { id }: { id: string }) {
    return this.approvals.get(id, actor);
  }

  /** Carries it out. Each kind has refusals of its own, which leave it proposed. */
  @Post(':id/approve')
  @HttpCode(200)
  @Policy('admin')
  @Refuses(...refusals, ...kindRefusals, 'reauthentication-required')
  @ApiOkResponse({ standardSchema: approvalView })
  async approve(
    @CurrentActor() actor: Actor,
    @Param({ schema: approvalParams }) { id }: { id: string },
  ) {
    await this.decideApproval.approve(actor, id);
    return this.approvals.get(id, actor);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Policy('admin')
  @Refuses(...refusals)
  @ApiOkResponse({ standardSchema: approvalView })
  async refuse(
    @CurrentActor() actor: Actor,
    @Param({ schema: approvalParams }) { id }: { id: string },
    @Body({ schema: approvalRefusal }) { reason }: ApprovalRefusal,
  ) {
    await this.decideApproval.refuse(actor, id, reason);
    return this.approvals.get(id, actor);
  }

  @Post(':id/take-back')
  @HttpCode(200)
  @Policy('staff')
  @Refuses('approval-not-found', 'approval-not-yours', 'approval-decided', 'approval-expired')
  @ApiOkResponse({ standardSchema: approvalView })
  async takeBack(
    @CurrentActor() actor: Actor,
    @Param({ schema: approvalParams }) { id }: { id: string },
  ) {
    await this.takeBackApproval.execute(actor, id);
    return this.approvals.get(id, actor);
  }
}
