import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Refusal } from '../../kernel/errors.js';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { Idempotent } from '../../platform/http/idempotency.js';
import { RentalsQueries } from './rentals.queries.js';
import * as schema from './rentals.schema.js';
import { QuoteRental } from './request/quote-rental.js';
import { ReturnItem } from './return/return-item.js';
import { UpdateStatus } from './update-status.js';

@ApiTags('rentals')
@Controller()
export class RentalsController {
  constructor(
    private readonly rentals: RentalsQueries,
    private readonly quotes: QuoteRental,
    private readonly statuses: UpdateStatus,
    private readonly returns: ReturnItem,
  ) {}

  @Get('api/items/:id/quote')
  @Policy('public')
  @ApiOkResponse({ standardSchema: schema.quoteView })
  quote(
    @Param({ schema: schema.itemId }) { id }: z.infer<typeof schema.itemId>,
    @Query({ schema: schema.period }) { start_date, end_date }: z.infer<typeof schema.period>,
  ) {
    return this.quotes.execute(id, { start: start_date, end: end_date });
  }

  @Get('rentals/user/:userId')
  @Policy('oneself or staff')
  @ApiOkResponse({ standardSchema: z.array(schema.rentalView) })
  ofRenter(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.userId }) { userId }: z.infer<typeof schema.userId>,
  ) {
    return this.rentals.ofRenter(userId, actor);
  }

  @Get('api/rentals')
  @Policy('member')
  @ApiOkResponse({ standardSchema: z.array(schema.rentalView) })
  received(@CurrentActor() actor: Actor) {
    return this.rentals.receivedBy(actor);
  }

  @Get('api/rentals/check')
  @Policy('member')
  @ApiOkResponse({ standardSchema: schema.existsView })
  async check(
    @CurrentActor() actor: Actor,
    @Query({ schema: schema.rentalsFilter }) filter: z.output<typeof schema.rentalsFilter>,
  ) {
    const { item_id: itemId, renter_id: renterId, status } = filter;
    return {
      exists: await this.rentals.exists({ itemId, renterId, ...(status && { status }) }, actor),
    };
  }

  /** The payment's confirmation made the rental; this call answers with it. */
  @Post('api/rentals')
  @Policy('member')
  @ApiCreatedResponse({ standardSchema: schema.rentalView })
  create(
    @CurrentActor() actor: Actor,
    @Body({ schema: schema.newRental }) wanted: z.output<typeof schema.newRental>,
  ) {
    if (wanted.renter_id !== actor.id) throw new Refusal('forbidden');
    const { item_id: itemId, start_date: start, end_date: end } = wanted;
    return this.rentals.paidBy(actor, { itemId, start, end });
  }

  @Put('api/rentals/update-status')
  @Policy('member')
  @Idempotent()
  @ApiOkResponse({ standardSchema: schema.rentalView })
  updateStatus(
    @CurrentActor() actor: Actor,
    @Body({ schema: schema.statusUpdate }) update: z.output<typeof schema.statusUpdate>,
  ) {
    return this.statuses.execute(actor, update.rental_id, update.status);
  }

  @Get('api/rentals/:id')
  @Policy('member')
  @ApiOkResponse({ standardSchema: schema.rentalView })
  byId(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.rentalId }) { id }: z.infer<typeof schema.rentalId>,
  ) {
    return this.rentals.byId(id, actor);
  }

  @Post('api/rentals/:id/declare-return')
  @Policy('member')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: schema.rentalView })
  async declareReturn(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.rentalId }) { id }: z.infer<typeof schema.rentalId>,
  ) {
    await this.returns.declare(actor, id);
    return this.rentals.byId(id, actor);
  }

  @Post('api/rentals/:id/confirm-return')
  @Policy('member')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ standardSchema: schema.rentalView })
  async confirmReturn(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.rentalId }) { id }: z.infer<typeof schema.rentalId>,
  ) {
    await this.returns.confirm(actor, id);
    return this.rentals.byId(id, actor);
  }
}
