import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { ModerateItem } from '../items/index.js';
import {
  itemIdParams,
  type Moderation,
  moderation,
  type StaffItemList,
  staffItemList,
  staffItemView,
} from './catalogue.schema.js';
import { itemColumns } from './item-columns.js';
import { ItemsAdminQueries } from './items.admin.queries.js';

const exported = filterOf(staffItemList);

@ApiTags('admin')
@Controller('api/admin/items')
@Policy('staff')
export class ItemsAdminController {
  constructor(
    private readonly items: ItemsAdminQueries,
    private readonly moderateItem: ModerateItem,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(staffItemView)
  list(@CurrentActor() viewer: Actor, @Query({ schema: staffItemList }) query: StaffItemList) {
    return this.items.list(query, viewer);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'items',
      schema: staffItemList,
      filter,
      columns: itemColumns,
      read: (query) => this.items.list(query, actor),
    });
  }

  @Get(':id')
  @Refuses('item-not-found')
  @ApiOkResponse({ standardSchema: staffItemView })
  get(@CurrentActor() viewer: Actor, @Param({ schema: itemIdParams }) { id }: { id: string }) {
    return this.items.get(id, viewer);
  }

  @Post(':id/hide')
  @HttpCode(200)
  @Refuses('item-not-found', 'own-object')
  @ApiOkResponse({ standardSchema: staffItemView })
  async hide(
    @CurrentActor() actor: Actor,
    @Param({ schema: itemIdParams }) { id }: { id: string },
    @Body({ schema: moderation }) { reason }: Moderation,
  ) {
    await this.moderateItem.execute(actor, id, 'hide', reason);
    return this.items.get(id, actor);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Refuses('item-not-found', 'own-object')
  @ApiOkResponse({ standardSchema: staffItemView })
  async restore(
    @CurrentActor() actor: Actor,
    @Param({ schema: itemIdParams }) { id }: { id: string },
    @Body({ schema: moderation }) { reason }: Moderation,
  ) {
    await this.moderateItem.execute(actor, id, 'restore', reason);
    return this.items.get(id, actor);
  }
}
