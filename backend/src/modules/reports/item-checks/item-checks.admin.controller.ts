import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersListFile } from '../../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { ExportList } from '../../audit-log/index.js';
import { CheckItem } from './check-item.js';
import { itemCheckColumns } from './item-check-columns.js';
import { ItemChecksQueries } from './item-checks.queries.js';
import {
  type Hiding,
  hiding,
  type ItemCheckList,
  itemCheckList,
  itemCheckParams,
  itemCheckView,
  type Keeping,
  keeping,
} from './item-checks.schema.js';

const exported = filterOf(itemCheckList);

@ApiTags('admin')
@Controller('api/admin/item-checks')
@Policy('staff')
export class ItemChecksAdminController {
  constructor(
    private readonly checks: ItemChecksQueries,
    private readonly checkItem: CheckItem,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(itemCheckView)
  list(@Query({ schema: itemCheckList }) query: ItemCheckList) {
    return this.checks.list(query);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'item-checks',
      schema: itemCheckList,
      filter,
      columns: itemCheckColumns,
      read: (query) => this.checks.list(query),
    });
  }

  @Get(':id')
  @Refuses('item-check-not-found')
  @ApiOkResponse({ standardSchema: itemCheckView })
  get(@Param({ schema: itemCheckParams }) { id }: { id: string }) {
    return this.checks.get(id);
  }

  @Post(':id/keep')
  @HttpCode(200)
  @Refuses('item-check-not-found', 'item-already-checked', 'own-object', 'checked-item-changed')
  @ApiOkResponse({ standardSchema: itemCheckView })
  async keep(
    @CurrentActor() actor: Actor,
    @Param({ schema: itemCheckParams }) { id }: { id: string },
    @Body({ schema: keeping }) { version }: Keeping,
  ) {
    await this.checkItem.keep(actor, id, version);
    return this.checks.get(id);
  }

  @Post(':id/hide')
  @HttpCode(200)
  @Refuses(
    'item-check-not-found',
    'item-already-checked',
    'own-object',
    'item-not-found',
    'checked-item-changed',
  )
  @ApiOkResponse({ standardSchema: itemCheckView })
  async hide(
    @CurrentActor() actor: Actor,
    @Param({ schema: itemCheckParams }) { id }: { id: string },
    @Body({ schema: hiding }) body: Hiding,
  ) {
    await this.checkItem.hide(actor, id, body);
    return this.checks.get(id);
  }
}
