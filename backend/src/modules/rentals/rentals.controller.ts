import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { Idempotent } from '../../platform/http/idempotency.js';
import { AnswersList } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { viewQuote } from './rental-view.js';
import { RentalsQueries } from './rentals.queries.js';
import {
  type CountsQuery,
  countsQuery,
  existsView,
  itemParams,
  type NewRental,
  newRental,
  type QuoteQuery,
  quoteQuery,
  quoteView,
  type ReceivedListing,
  type RentalListing,
  type RentalsFilter,
  receivedListing,
  rentalCountsView,
  rentalListing,
  rentalParams,
  rentalStepView,
  rentalsFilter,
  rentalView,
  renterParams,
  type StatusUpdate,
  statusUpdate,
} from './rentals.schema.js';
import { QuoteRental, quoteRefusals } from './request/quote-rental.js';
import { UpdateStatus } from './update-status.js';

@ApiTags('rentals')
@Controller()
export class RentalsController {
  constructor(
    private readonly rentals: RentalsQueries,
    private readonly quotes: QuoteRental,
    private readonly statuses: UpdateStatus,
  ) {}

  @Get('api/items/:id/quote')
  @Policy('public')
  @Refuses(...quoteRefusals)
  @ApiOkResponse({ standardSchema: quoteView })
  async quote(
    @Param({ schema: itemParams }) { id }: { id: string },
    @Query({ schema: quoteQuery })
    { start_date: start, end_date: end, pieces, fulfilment }: QuoteQuery,
  ) {
    const wanted = { period: { start, end }, pieces, isDelivered: fulfilment === 'delivery' };
    return viewQuote(await this.quotes.execute(id, wanted));
  }

  @Get('rentals/user/:userId')
  @Policy('oneself or staff')
  @AnswersList(rentalView)
  listOfRenter(
    @CurrentActor() actor: Actor,
    @Param({ schema: renterParams }) { userId }: { userId: string },
    @Query({ schema: rentalListing }) query: RentalListing,
  ) {
    return this.rentals.listOfRenter(userId, query, actor);
  }

  @Get('api/rentals')
  @Policy('member')
  @AnswersList(rentalView)
  listReceived(
    @CurrentActor() actor: Actor,
    @Query({ schema: receivedListing }) { owner_id: ownerId, ...query }: ReceivedListing,
  ) {
    return this.rentals.listReceived(ownerId, query, actor);
  }

  /** Of the caller. */
  @Get('api/rentals/counts')
  @Policy('member')
  @ApiOkResponse({ standardSchema: rentalCountsView })
  counts(@CurrentActor() { id }: Actor, @Query({ schema: countsQuery }) { as }: CountsQuery) {
    return this.rentals.countOf(as === 'renter' ? { renterId: id } : { ownerId: id });
  }

  @Get('api/rentals/check')
  @Policy('member')
  @Refuses('forbidden')
  @ApiOkResponse({ standardSchema: existsView })
  async check(
    @CurrentActor() actor: Actor,
    @Query({ schema: rentalsFilter }) filter: RentalsFilter,
  ) {
    const { item_id: itemId, renter_id: renterId, status } = filter;
    return {
      exists: await this.rentals.exists({ itemId, renterId, ...(status && { status }) }, actor),
    };
  }

  /** The payment's confirmation made the rental; this call answers with it. */
  @Post('api/rentals')
  @Policy('member')
  @Refuses('forbidden', 'payment-missing')
  @ApiCreatedResponse({ standardSchema: rentalView })
  create(@CurrentActor() actor: Actor, @Body({ schema: newRental }) requested: NewRental) {
    const { item_id: itemId, renter_id: renterId, start_date: start, end_date: end } = requested;
    return this.rentals.getPaid({ itemId, renterId, start, end }, actor);
  }

  @Put('api/rentals/update-status')
  @WhileSuspended()
  @Policy('member')
  @Refuses(
    'rental-not-found',
    'forbidden',
    'move-not-allowed',
    'refund-changed',
    'days-closed',
    'object-missing',
    'dates-taken',
    'too-few-pieces',
    'account-suspended',
    'member-unreachable',
  )
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  updateStatus(
    @CurrentActor() actor: Actor,
    @Body({ schema: statusUpdate })
    { rental_id: id, status, expected_refund: expectedRefund }: StatusUpdate,
  ) {
    return this.statuses.execute(actor, id, status, expectedRefund);
  }

  @Get('api/rentals/:id')
  @Policy('member')
  @Refuses('rental-not-found')
  @ApiOkResponse({ standardSchema: rentalView })
  get(@CurrentActor() actor: Actor, @Param({ schema: rentalParams }) { id }: { id: string }) {
    return this.rentals.get(id, actor);
  }

  @Get('api/rentals/:id/history')
  @Policy('member')
  @Refuses('rental-not-found')
  @ApiOkResponse({ standardSchema: z.array(rentalStepView) })
  history(@CurrentActor() actor: Actor, @Param({ schema: rentalParams }) { id }: { id: string }) {
    return this.rentals.listSteps(id, actor);
  }
}
