import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../../platform/auth/policies.js';
import { Idempotent } from '../../../platform/http/idempotency.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { TransitionEvent } from '../domain/rental-status.js';
import { RentalsQueries } from '../rentals.queries.js';
import { rentalParams, rentalView } from '../rentals.schema.js';
import { type Words, words } from '../returns.schema.js';
import { photoRefusals, type StepInput, TakeStep } from '../steps/take-step.js';
import { HandOver } from './hand-over.js';
import * as schema from './handovers.schema.js';

/** The handover of an object, and what follows when there was none; each call answers with the rental. */
@ApiTags('rentals')
@Controller('api/rentals/:id')
@Policy('member')
@WhileSuspended()
@Refuses('rental-not-found', 'forbidden', 'move-not-allowed')
export class HandoversController {
  constructor(
    private readonly rentals: RentalsQueries,
    private readonly handOver: HandOver,
    private readonly takeStep: TakeStep,
  ) {}

  /** The owner enters the four digits that the renter shows. */
  @Post('hand-over')
  @HttpCode(200)
  @Refuses('handover-code-wrong', 'handover-code-locked')
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  async enterCode(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.handover }) handover: schema.Handover,
  ) {
    await this.handOver.execute(actor, id, handover);
    return this.rentals.get(id, actor);
  }

  /** Either party shows what the object looks like. */
  @Post('photograph-handover')
  @HttpCode(200)
  @Refuses(...photoRefusals)
  @ApiOkResponse({ standardSchema: rentalView })
  photograph(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.handoverPhotos }) input: schema.HandoverPhotos,
  ) {
    return this.step(actor, id, 'photograph-handover', input);
  }

  /** The renter did not get the object. */
  @Post('report-not-received')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: rentalView })
  reportNotReceived(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: words }) input: Words,
  ) {
    return this.step(actor, id, 'report-not-received', input);
  }

  /** The owner agrees: the renter gets everything back. */
  @Post('admit-not-received')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  admitNotReceived(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
  ) {
    return this.step(actor, id, 'admit-not-received');
  }

  /** The owner does not agree: staff are asked. */
  @Post('deny-not-received')
  @HttpCode(200)
  @Refuses(...photoRefusals)
  @ApiOkResponse({ standardSchema: rentalView })
  denyNotReceived(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.denial }) input: schema.Denial,
  ) {
    return this.step(actor, id, 'deny-not-received', input);
  }

  /** The renter did not come for the object. */
  @Post('report-absent')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: rentalView })
  reportAbsent(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: words }) input: Words,
  ) {
    return this.step(actor, id, 'report-absent', input);
  }

  /** The renter agrees: the owner keeps the rent, the security deposit goes back. */
  @Post('admit-absence')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  admitAbsence(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
  ) {
    return this.step(actor, id, 'admit-absence');
  }

  /** The renter does not agree: staff are asked. */
  @Post('deny-absence')
  @HttpCode(200)
  @Refuses(...photoRefusals)
  @ApiOkResponse({ standardSchema: rentalView })
  denyAbsence(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.denial }) input: schema.Denial,
  ) {
    return this.step(actor, id, 'deny-absence', input);
  }

  private async step(actor: Actor, id: string, event: TransitionEvent, input?: StepInput) {
    await this.takeStep.execute(actor, id, event, input);
    return this.rentals.get(id, actor);
  }
}
