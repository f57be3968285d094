import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersListFile } from '../../../platform/http/csv.js';
import { Idempotent, OperationId } from '../../../platform/http/idempotency.js';
import { AnswersPage, filterOf } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { ExportList } from '../../audit-log/index.js';
import { ProposePosting } from '../post/propose-posting.js';
import * as schema from '../treasury.schema.js';
import { treasuryColumns } from '../treasury-columns.js';
import { TreasuryQueries } from './treasury.queries.js';

const exported = filterOf(schema.treasuryList);

/** Money at operators, and what moves there beside the payments of members. */
@ApiTags('admin')
@Controller('api/admin/treasury')
@Policy('admin')
export class TreasuryAdminController {
  constructor(
    private readonly treasury: TreasuryQueries,
    private readonly proposePosting: ProposePosting,
    private readonly exportList: ExportList,
  ) {}

  @Get('overview')
  @ApiOkResponse({ standardSchema: schema.treasuryView })
  overview() {
    return this.treasury.overview();
  }

  /** Puts a line of an operator's statement to a second admin, whatever its amount. */
  @Post('proposals')
  @HttpCode(202)
  @Refuses(
    'reauthentication-required',
    'second-step-required',
    'already-proposed',
    'treasury-not-held',
    'treasury-more-than-fees',
    'treasury-more-than-own',
    'treasury-not-unclaimed',
    'treasury-already-posted',
  )
  @Idempotent()
  @ApiAcceptedResponse({ standardSchema: schema.proposedPostingView })
  async propose(
    @CurrentActor() actor: Actor,
    @OperationId() id: string,
    @Body({ schema: schema.treasuryProposal }) proposal: schema.TreasuryProposal,
  ) {
    await this.proposePosting.execute(actor, id, proposal);
    return { approvalId: id };
  }

  @Get()
  @AnswersPage(schema.treasuryPostingView)
  list(@Query({ schema: schema.treasuryList }) query: schema.TreasuryList) {
    return this.treasury.list(query);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'treasury',
      schema: schema.treasuryList,
      filter,
      columns: treasuryColumns,
      read: (query) => this.treasury.list(query),
    });
  }

  @Get(':id')
  @Refuses('treasury-posting-not-found')
  @ApiOkResponse({ standardSchema: schema.treasuryPostingView })
  get(@Param({ schema: schema.treasuryParams }) { id }: { id: string }) {
    return this.treasury.get(id);
  }
}
