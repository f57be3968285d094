import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersPage, pageOf, paging } from '../../platform/http/paging.js';
import { RentalsQueries } from './rentals.queries.js';
import * as schema from './rentals.schema.js';

const list = paging(['createdAt', 'startDate', 'totalPrice']).extend({
  status: schema.status.optional(),
});

/** Rentals as the console lists them. */
@ApiTags('admin')
@Controller('api/admin/rentals')
@Policy('staff')
export class RentalsAdminController {
  constructor(private readonly rentals: RentalsQueries) {}

  @Get()
  @AnswersPage(schema.rentalView)
  page(@CurrentActor() actor: Actor, @Query({ schema: list }) query: z.output<typeof list>) {
    return this.rentals.page(query, pageOf(query), actor);
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: schema.rentalView })
  byId(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.rentalId }) { id }: z.infer<typeof schema.rentalId>,
  ) {
    return this.rentals.byId(id, actor);
  }
}
