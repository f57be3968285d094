import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { Idempotent } from '../../platform/http/idempotency.js';
import { AnswersPage } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { type HandoverDecision, handoverDecision } from './handover/handovers.schema.js';
import { RentalsQueries } from './rentals.queries.js';
import {
  type RentalsPage,
  rentalParams,
  rentalsPage,
  rentalView,
  staffRentalView,
} from './rentals.schema.js';
import { type DepositShare, depositShare } from './returns.schema.js';
import { DecideRental } from './steps/decide-rental.js';

/** Rentals as the console lists them. */
@ApiTags('admin')
@Controller('api/admin/rentals')
@Policy('staff')
export class RentalsAdminController {
  constructor(
    private readonly rentals: RentalsQueries,
    private readonly decideRental: DecideRental,
  ) {}

  @Get()
  @AnswersPage(rentalView)
  list(@CurrentActor() actor: Actor, @Query({ schema: rentalsPage }) query: RentalsPage) {
    return this.rentals.listAll(query, actor);
  }

  @Get(':id')
  @Refuses('rental-not-found')
  @ApiOkResponse({ standardSchema: staffRentalView })
  get(@CurrentActor() actor: Actor, @Param({ schema: rentalParams }) { id }: { id: string }) {
    return this.rentals.getWithSteps(id, actor);
  }

  /** Shares a security deposit that the parties do not agree about, for good. */
  @Post(':id/share-deposit')
  @HttpCode(200)
  @Refuses('rental-not-found', 'own-rental', 'move-not-allowed', 'claim-out-of-range')
  @Idempotent()
  @ApiOkResponse({ standardSchema: staffRentalView })
  async share(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: depositShare }) share: DepositShare,
  ) {
    await this.decideRental.execute(actor, id, { event: 'share-deposit', ...share });
    return this.rentals.getWithSteps(id, actor);
  }

  /** Decides, for good, about a handover on which the parties do not agree. */
  @Post(':id/decide-handover')
  @HttpCode(200)
  @Refuses('rental-not-found', 'own-rental', 'move-not-allowed', 'claim-out-of-range')
  @Idempotent()
  @ApiOkResponse({ standardSchema: staffRentalView })
  async decide(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: handoverDecision }) { handedOver, keptRent: amount, reason }: HandoverDecision,
  ) {
    const event = handedOver ? 'confirm-handover' : 'cancel-handover';
    const words = { reason, ...(amount !== undefined && { amount }) };
    await this.decideRental.execute(actor, id, { event, ...words });
    return this.rentals.getWithSteps(id, actor);
  }
}
