import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersPage } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { ComparisonsQueries } from './comparisons.queries.js';
import { type ComparisonsPage, comparisonsPage, comparisonView } from './comparisons.schema.js';
import { RequestComparison } from './request-comparison.js';

/** Comparisons with the gateway that staff ask for, beside the nightly one. */
@ApiTags('admin')
@Controller('api/admin/comparisons')
@Policy('staff or operations')
export class ComparisonsAdminController {
  constructor(
    private readonly comparisons: ComparisonsQueries,
    private readonly requestComparison: RequestComparison,
  ) {}

  /** Those asked for, the last one first. */
  @Get()
  @AnswersPage(comparisonView)
  list(@Query({ schema: comparisonsPage }) query: ComparisonsPage) {
    return this.comparisons.list(query);
  }

  /** Has a worker compare the payments now; one at a time. */
  @Post()
  @HttpCode(202)
  @Refuses('comparison-under-way', 'too-many-requests')
  @ApiAcceptedResponse({ standardSchema: comparisonView })
  async request(@CurrentActor() actor: Actor) {
    return this.comparisons.get(await this.requestComparison.execute(actor));
  }
}
