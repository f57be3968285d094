import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { type SubmissionParams, submissionParams } from '../verification.schema.js';
import { ClaimSubmission } from './claim-submission.js';
import { ReviewQueries } from './review.queries.js';
import { nextView, reviewView, type SkipBody, skipBody } from './review.schema.js';
import { SkipSubmission } from './skip-submission.js';

@ApiTags('admin')
@Controller('api/admin/verifications')
@Policy('staff')
export class ReviewController {
  constructor(
    private readonly claim: ClaimSubmission,
    private readonly skipSubmission: SkipSubmission,
    private readonly review: ReviewQueries,
  ) {}

  /** Takes the one that has waited longest and that nobody else looks at. */
  @Post('next')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: nextView })
  async next(@CurrentActor() actor: Actor) {
    return this.review.getNext(actor, await this.claim.takeNext(actor));
  }

  /** Says for five minutes that the caller looks at it, unless somebody else does; answers who does. */
  @Put(':id/claim')
  @Refuses('verification-not-found')
  @ApiOkResponse({ standardSchema: reviewView })
  async take(
    @CurrentActor() actor: Actor,
    @Param({ schema: submissionParams }) { id }: SubmissionParams,
  ) {
    await this.claim.take(actor, id);
    return this.review.getReview(actor, id);
  }

  @Delete(':id/claim')
  @HttpCode(204)
  @Refuses('verification-not-found')
  @ApiNoContentResponse()
  async release(
    @CurrentActor() actor: Actor,
    @Param({ schema: submissionParams }) { id }: SubmissionParams,
  ): Promise<void> {
    await this.claim.release(actor, id);
  }

  @Post(':id/skip')
  @HttpCode(204)
  @Refuses('verification-not-found', 'verification-already-decided', 'own-verification')
  @ApiNoContentResponse()
  async skip(
    @CurrentActor() actor: Actor,
    @Param({ schema: submissionParams }) { id }: SubmissionParams,
    @Body({ schema: skipBody }) { note }: SkipBody,
  ): Promise<void> {
    await this.skipSubmission.execute(actor, id, note || null);
  }
}
