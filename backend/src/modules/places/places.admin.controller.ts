import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { AddPlace } from './add-place.js';
import { ChangePlace } from './change-place.js';
import { placeColumns } from './place-columns.js';
import { PlacesAdminQueries } from './places.admin.queries.js';
import {
  type NewPlace,
  newPlace,
  type PlaceChange,
  placeChange,
  placeParams,
  type StaffPlaceList,
  staffPlaceList,
  staffPlaceView,
} from './places.schema.js';

const exported = filterOf(staffPlaceList);

@ApiTags('admin')
@Controller('api/admin/places')
@Policy('staff')
export class PlacesAdminController {
  constructor(
    private readonly places: PlacesAdminQueries,
    private readonly addPlace: AddPlace,
    private readonly changePlace: ChangePlace,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(staffPlaceView)
  list(@Query({ schema: staffPlaceList }) query: StaffPlaceList) {
    return this.places.list(query);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'places',
      schema: staffPlaceList,
      filter,
      columns: placeColumns,
      read: (query) => this.places.list(query),
    });
  }

  @Post()
  @Refuses('place-not-found', 'place-name-taken')
  @ApiCreatedResponse({ standardSchema: staffPlaceView })
  async add(@CurrentActor() actor: Actor, @Body({ schema: newPlace }) place: NewPlace) {
    return this.places.get(await this.addPlace.execute(actor, place));
  }

  @Put(':id')
  @Refuses('place-not-found', 'place-name-taken')
  @ApiOkResponse({ standardSchema: staffPlaceView })
  async change(
    @CurrentActor() actor: Actor,
    @Param({ schema: placeParams }) { id }: { id: string },
    @Body({ schema: placeChange }) change: PlaceChange,
  ) {
    await this.changePlace.execute(actor, id, change);
    return this.places.get(id);
  }

  @Post(':id/deactivate')
  @HttpCode(200)
  @Refuses('place-not-found')
  @ApiOkResponse({ standardSchema: staffPlaceView })
  async deactivate(
    @CurrentActor() actor: Actor,
    @Param({ schema: placeParams }) { id }: { id: string },
  ) {
    await this.changePlace.setActive(actor, id, false);
    return this.places.get(id);
  }

  @Post(':id/activate')
  @HttpCode(200)
  @Refuses('place-not-found')
  @ApiOkResponse({ standardSchema: staffPlaceView })
  async activate(
    @CurrentActor() actor: Actor,
    @Param({ schema: placeParams }) { id }: { id: string },
  ) {
    await this.changePlace.setActive(actor, id, true);
    return this.places.get(id);
  }
}
