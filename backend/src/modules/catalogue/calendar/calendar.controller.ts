import { Body, Controller, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersList } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { ChangeClosures, type ClosureChange, closureChange } from '../../items/index.js';
import { itemIdParams } from '../catalogue.schema.js';
import { CalendarQueries } from './calendar.queries.js';
import {
  type CalendarList,
  type CalendarRange,
  calendarList,
  calendarRange,
  itemCalendarView,
} from './calendar.schema.js';

@ApiTags('items')
@Controller('api')
@Policy('member')
export class CalendarController {
  constructor(
    private readonly calendars: CalendarQueries,
    private readonly changeClosures: ChangeClosures,
  ) {}

  /** Of all objects of the caller. */
  @Get('calendar')
  @AnswersList(itemCalendarView)
  list(@CurrentActor() actor: Actor, @Query({ schema: calendarList }) query: CalendarList) {
    return this.calendars.listOwn(actor, query);
  }

  @Get('items/:id/calendar')
  @Refuses('item-not-found', 'forbidden')
  @ApiOkResponse({ standardSchema: itemCalendarView })
  get(
    @CurrentActor() viewer: Actor,
    @Param({ schema: itemIdParams }) { id }: { id: string },
    @Query({ schema: calendarRange }) range: CalendarRange,
  ) {
    return this.calendars.get(id, range, viewer);
  }

  /** Closes days, or opens them again; days that are already so stay. */
  @Put('items/:id/closures')
  @HttpCode(204)
  @Refuses('item-not-found', 'forbidden', 'closure-out-of-range', 'days-booked')
  @ApiNoContentResponse()
  change(
    @CurrentActor() actor: Actor,
    @Param({ schema: itemIdParams }) { id }: { id: string },
    @Body({ schema: closureChange }) change: ClosureChange,
  ) {
    return this.changeClosures.execute(actor, id, change);
  }
}
