import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../../platform/auth/policies.js';
import { Idempotent, OperationId } from '../../../platform/http/idempotency.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { RentalsQueries } from '../rentals.queries.js';
import { rentalParams, rentalView } from '../rentals.schema.js';
import { AnswerChange, type ChangeAnswer } from './answer-change.js';
import { AskChange } from './ask-change.js';
import { viewChangeQuote } from './change-view.js';
import * as schema from './changes.schema.js';
import { changeQuoteRefusals, QuoteChange } from './quote-change.js';

/** More days are not agreed with a suspended party. */
const suspensionRefusals = ['account-suspended', 'member-unreachable'] as const;
const answerRefusals = ['change-not-found', 'forbidden', 'move-not-allowed'] as const;

/** Extensions and shortenings of a rental; but for the quote, each call answers with the rental. */
@ApiTags('rentals')
@Controller('api/rentals/:id/changes')
@Policy('member')
@WhileSuspended()
@Refuses('rental-not-found')
export class ChangesController {
  constructor(
    private readonly rentals: RentalsQueries,
    private readonly quotes: QuoteChange,
    private readonly askChange: AskChange,
    private readonly answerChange: AnswerChange,
  ) {}

  /** What another end day would cost, or give back. */
  @Get('quote')
  @Refuses(...changeQuoteRefusals)
  @ApiOkResponse({ standardSchema: schema.changeQuoteView })
  async quote(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Query({ schema: schema.changeQuoteQuery }) { new_end_date: newEnd }: schema.ChangeQuoteQuery,
  ) {
    return viewChangeQuote(await this.quotes.execute(actor, id, newEnd));
  }

  /** The renter asks for more days, or either party proposes fewer. */
  @Post()
  @Refuses(
    ...changeQuoteRefusals,
    'forbidden',
    'change-open',
    'move-not-allowed',
    ...suspensionRefusals,
  )
  @Idempotent()
  @ApiCreatedResponse({ standardSchema: rentalView })
  async ask(
    @CurrentActor() actor: Actor,
    @OperationId() changeId: string,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.newChange }) { kind, new_end_date: newEnd, reason }: schema.NewChange,
  ) {
    await this.askChange.execute(actor, id, changeId, { kind, newEnd, reason });
    return this.rentals.get(id, actor);
  }

  /** An extension then waits for its payment; a shortening is done, and its days are refunded. */
  @Post(':changeId/accept')
  @HttpCode(200)
  @Refuses(
    ...answerRefusals,
    ...changeQuoteRefusals,
    'days-closed',
    'owner-cannot-refund',
    ...suspensionRefusals,
  )
  @Idempotent()
  @ApiOkResponse({ standardSchema: rentalView })
  accept(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.changeParams }) params: schema.ChangeParams,
  ) {
    return this.answer(actor, params, 'accept');
  }

  @Post(':changeId/refuse')
  @HttpCode(200)
  @Refuses(...answerRefusals)
  @ApiOkResponse({ standardSchema: rentalView })
  refuse(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.changeParams }) params: schema.ChangeParams,
  ) {
    return this.answer(actor, params, 'refuse');
  }

  /** By who asked for it, until it is answered, or paid. */
  @Post(':changeId/withdraw')
  @HttpCode(200)
  @Refuses(...answerRefusals)
  @ApiOkResponse({ standardSchema: rentalView })
  withdraw(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.changeParams }) params: schema.ChangeParams,
  ) {
    return this.answer(actor, params, 'withdraw');
  }

  private async answer(actor: Actor, { id, changeId }: schema.ChangeParams, answer: ChangeAnswer) {
    await this.answerChange.execute(actor, id, changeId, answer);
    return this.rentals.get(id, actor);
  }
}
