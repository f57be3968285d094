import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersPage } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { RentalsQueries } from './rentals.queries.js';
import {
  type RentalsPage,
  rentalParams,
  rentalsPage,
  rentalView,
  staffRentalView,
} from './rentals.schema.js';

/** Rentals as the console lists them. */
@ApiTags('admin')
@Controller('api/admin/rentals')
@Policy('staff')
export class RentalsAdminController {
  constructor(private readonly rentals: RentalsQueries) {}

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
}
