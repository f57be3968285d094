import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { SubmitIdentity } from './submit-identity.js';
import { VerificationQueries } from './verification.queries.js';
import { type SubmissionBody, submissionBody, verificationView } from './verification.schema.js';

@ApiTags('verification')
@Controller('api')
export class VerificationController {
  constructor(
    private readonly submitIdentity: SubmitIdentity,
    private readonly queries: VerificationQueries,
  ) {}

  @Put('verify')
  @WhileSuspended()
  @Policy('member with a confirmed e-mail')
  @Refuses(
    'forbidden',
    'verification-already-pending',
    'identity-already-verified',
    'upload-not-found',
    'upload-not-yours',
    'upload-already-used',
    'attempt-expired',
    'document-expired',
    'member-under-age',
  )
  @ApiOkResponse({ standardSchema: verificationView })
  async submit(
    @CurrentActor() actor: Actor,
    @Body({ schema: submissionBody }) body: SubmissionBody,
  ) {
    await this.submitIdentity.execute(actor, body);
    return this.queries.getLastOf(actor.id);
  }

  @Get('verification')
  @Policy('member')
  @Refuses('verification-not-found')
  @ApiOkResponse({ standardSchema: verificationView })
  last(@CurrentActor() actor: Actor) {
    return this.queries.getLastOf(actor.id);
  }
}
