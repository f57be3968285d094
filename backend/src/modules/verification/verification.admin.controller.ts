import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersPage } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { DecideVerification } from './decide-verification.js';
import { VerificationQueries } from './verification.queries.js';
import {
  type RefusalBody,
  refusalBody,
  type SubmissionListQuery,
  type SubmissionParams,
  submissionDetail,
  submissionListQuery,
  submissionParams,
  submissionRow,
} from './verification.schema.js';

@ApiTags('admin')
@Controller('api/admin/verifications')
@Policy('staff')
export class VerificationAdminController {
  constructor(
    private readonly queries: VerificationQueries,
    private readonly decide: DecideVerification,
  ) {}

  @Get()
  @AnswersPage(submissionRow)
  list(@Query({ schema: submissionListQuery }) query: SubmissionListQuery) {
    return this.queries.listSubmissions(query);
  }

  @Get(':id')
  @Refuses('verification-not-found')
  @ApiOkResponse({ standardSchema: submissionDetail })
  detail(@Param({ schema: submissionParams }) { id }: SubmissionParams) {
    return this.queries.getSubmission(id);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Refuses('verification-not-found', 'verification-already-decided', 'own-verification')
  @ApiOkResponse({ standardSchema: submissionDetail })
  async approve(
    @CurrentActor() actor: Actor,
    @Param({ schema: submissionParams }) { id }: SubmissionParams,
  ) {
    await this.decide.execute(actor, id, { status: 'approved' });
    return this.queries.getSubmission(id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Refuses('verification-not-found', 'verification-already-decided', 'own-verification')
  @ApiOkResponse({ standardSchema: submissionDetail })
  async refuse(
    @CurrentActor() actor: Actor,
    @Param({ schema: submissionParams }) { id }: SubmissionParams,
    @Body({ schema: refusalBody }) { reason }: RefusalBody,
  ) {
    await this.decide.execute(actor, id, { status: 'rejected', reason });
    return this.queries.getSubmission(id);
  }
}
