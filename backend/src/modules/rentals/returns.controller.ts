import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { Idempotent } from '../../platform/http/idempotency.js';
import { Refuses } from '../../platform/http/refuses.js';
import type { TransitionEvent } from './domain/rental-status.js';
import { RentalsQueries } from './rentals.queries.js';
import { rentalParams, rentalView } from './rentals.schema.js';
import * as schema from './returns.schema.js';
import { OpenPhoto } from './steps/open-photo.js';
import { photoRefusals, type StepInput, TakeStep } from './steps/take-step.js';

const stepRefusals = ['rental-not-found', 'forbidden', 'move-not-allowed'] as const;
/** The return of an object, and what becomes of its security deposit; each call answers with the rental. */
@ApiTags('rentals')
@Controller('api/rentals/:id')
@Policy('member')
@WhileSuspended()
@Refuses(...stepRefusals)
export class ReturnsController {
  constructor(
    private readonly rentals: RentalsQueries,
    private readonly takeStep: TakeStep,
    private readonly openPhoto: OpenPhoto,
  ) {}

  /** The renter says that the object is back. */
  @Post('declare-return')
  @HttpCode(200)
  @Refuses(...photoRefusals)
  @ApiOkResponse({ standardSchema: rentalView })
  declare(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.returnDeclaration }) declaration: schema.ReturnDeclaration,
  ) {
    return this.step(actor, id, 'declare-return', declaration);
  }

  /** The owner has it, as it was: the security deposit goes back. */
  @Post('confirm-return')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  confirm(@CurrentActor() actor: Actor, @Param({ schema: rentalParams }) { id }: { id: string }) {
    return this.step(actor, id, 'confirm-return');
  }

  /** The owner has it, and claims a part of the security deposit. */
  @Post('contest-return')
  @HttpCode(200)
  @Refuses('claim-out-of-range', ...photoRefusals)
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  contest(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.depositClaim }) claim: schema.DepositClaim,
  ) {
    return this.step(actor, id, 'contest-return', claim);
  }

  /** The owner has it, late, and asks for the price of each day begun: the server says how much. */
  @Post('claim-late-fee')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  claimLateFee(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
  ) {
    return this.step(actor, id, 'claim-late-fee');
  }

  /** The owner does not have it, on its last day or later: staff are asked. */
  @Post('report-missing')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: rentalView })
  reportMissing(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.words }) words: schema.Words,
  ) {
    return this.step(actor, id, 'report-missing', words);
  }

  /** The renter says why it is not back, or that it is; again as long as staff have not decided. */
  @Post('answer-missing')
  @HttpCode(200)
  @Refuses(...photoRefusals)
  @ApiOkResponse({ standardSchema: rentalView })
  answerMissing(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.missingAnswer }) answer: schema.MissingAnswer,
  ) {
    return this.step(actor, id, 'answer-missing', answer);
  }

  /** The renter agrees to what the owner claims. */
  @Post('accept-claim')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  acceptClaim(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
  ) {
    return this.step(actor, id, 'accept-claim');
  }

  /** The renter offers less. */
  @Post('counter-claim')
  @HttpCode(200)
  @Refuses('claim-out-of-range')
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  counterClaim(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.claimOffer }) offer: schema.ClaimOffer,
  ) {
    return this.step(actor, id, 'counter-claim', offer);
  }

  /** The owner agrees to what the renter offers. */
  @Post('accept-offer')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  acceptOffer(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
  ) {
    return this.step(actor, id, 'accept-offer');
  }

  /** The owner does not agree: staff are asked. */
  @Post('refuse-offer')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: rentalView })
  refuseOffer(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.words }) words: schema.Words,
  ) {
    return this.step(actor, id, 'refuse-offer', words);
  }

  /** A photo that a party sent with a step, for both parties and staff. */
  @Get('photos/:photoId')
  @Refuses('upload-not-found')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  photo(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.photoParams }) { id, photoId }: schema.PhotoParams,
    @Query({ schema: schema.photoQuery }) { width }: schema.PhotoQuery,
  ) {
    return this.openPhoto.execute(actor, id, photoId, width);
  }

  private async step(actor: Actor, id: string, event: TransitionEvent, input?: StepInput) {
    await this.takeStep.execute(actor, id, event, input);
    return this.rentals.get(id, actor);
  }
}
