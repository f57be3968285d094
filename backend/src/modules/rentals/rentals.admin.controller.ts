import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { Idempotent, OperationId } from '../../platform/http/idempotency.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { type HandoverDecision, handoverDecision } from './handover/handovers.schema.js';
import { rentalColumns } from './rental-columns.js';
import { RentalsQueries } from './rentals.queries.js';
import {
  type RentalsPage,
  rentalParams,
  rentalsPage,
  rentalView,
  staffRentalView,
} from './rentals.schema.js';
import { type DepositShare, depositShare } from './returns.schema.js';
import { DecideRental } from './staff/decide-rental.js';
import { PostponeDeadline } from './staff/postpone-deadline.js';
import * as schema from './staff/staff-moves.schema.js';

/** Of a decision that takes a second person. */
const proposing = [
  'already-proposed',
  'reauthentication-required',
  'second-step-required',
] as const;

const exported = filterOf(rentalsPage);

/** Rentals as the console lists them. */
@ApiTags('admin')
@Controller('api/admin/rentals')
@Policy('staff')
export class RentalsAdminController {
  constructor(
    private readonly rentals: RentalsQueries,
    private readonly decideRental: DecideRental,
    private readonly exportList: ExportList,
    private readonly postponeDeadline: PostponeDeadline,
  ) {}

  @Get()
  @AnswersPage(rentalView)
  list(@CurrentActor() actor: Actor, @Query({ schema: rentalsPage }) query: RentalsPage) {
    return this.rentals.listAll(query, actor);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'rentals',
      schema: rentalsPage,
      filter,
      columns: rentalColumns,
      read: (query) => this.rentals.listAll(query, actor),
    });
  }

  @Get(':id')
  @Refuses('rental-not-found')
  @ApiOkResponse({ standardSchema: staffRentalView })
  get(@CurrentActor() actor: Actor, @Param({ schema: rentalParams }) { id }: { id: string }) {
    return this.rentals.getWithSteps(id, actor);
  }

  /**
   * Shares a security deposit that the parties do not agree about, for good; a large one waits for a second person
   * (`waiting`).
   */
  @Post(':id/share-deposit')
  @HttpCode(200)
  @Refuses('rental-not-found', 'own-rental', 'move-not-allowed', 'claim-out-of-range', ...proposing)
  @Idempotent()
  @ApiOkResponse({ standardSchema: staffRentalView })
  async share(
    @CurrentActor() actor: Actor,
    @OperationId() actId: string,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: depositShare }) share: DepositShare,
  ) {
    await this.decideRental.execute(actor, { id, actId }, { event: 'share-deposit', ...share });
    return this.rentals.getWithSteps(id, actor);
  }

  /** Decides, for good, about a handover on which the parties do not agree. */
  @Post(':id/decide-handover')
  @HttpCode(200)
  @Refuses('rental-not-found', 'own-rental', 'move-not-allowed', 'claim-out-of-range', ...proposing)
  @Idempotent()
  @ApiOkResponse({ standardSchema: staffRentalView })
  async decide(
    @CurrentActor() actor: Actor,
    @OperationId() actId: string,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: handoverDecision }) { handedOver, keptRent: amount, reason }: HandoverDecision,
  ) {
    const event = handedOver ? 'confirm-handover' : 'cancel-handover';
    await this.decideRental.execute(actor, { id, actId }, { event, amount, reason });
    return this.rentals.getWithSteps(id, actor);
  }

  /** Cancels an accepted rental before its object changes hands, with what the renter gets of the rent. */
  @Post(':id/cancel')
  @HttpCode(200)
  @Refuses(
    'rental-not-found',
    'own-rental',
    'move-not-allowed',
    'rent-changed',
    'claim-out-of-range',
    ...proposing,
  )
  @Idempotent()
  @ApiOkResponse({ standardSchema: staffRentalView })
  async cancel(
    @CurrentActor() actor: Actor,
    @OperationId() actId: string,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.staffCancellation }) cancellation: schema.StaffCancellation,
  ) {
    const { refund, keptRent: amount, reason } = cancellation;
    const decision = { event: 'cancel-by-staff', amount, sum: refund + amount, reason } as const;
    await this.decideRental.execute(actor, { id, actId }, decision);
    return this.rentals.getWithSteps(id, actor);
  }

  /** Gives whoever is asked more time, once for each deadline. */
  @Post(':id/postpone')
  @HttpCode(200)
  @Refuses('rental-not-found', 'own-rental', 'move-not-allowed', 'deadline-postponed')
  @Idempotent()
  @ApiOkResponse({ standardSchema: staffRentalView })
  async postpone(
    @CurrentActor() actor: Actor,
    @Param({ schema: rentalParams }) { id }: { id: string },
    @Body({ schema: schema.deadlinePostponement }) postponement: schema.DeadlinePostponement,
  ) {
    await this.postponeDeadline.execute(actor, id, postponement);
    return this.rentals.getWithSteps(id, actor);
  }
}
