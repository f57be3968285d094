import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { env } from '../../env.js';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { correctionColumns } from './correction-columns.js';
import { CorrectionsQueries } from './corrections.queries.js';
import {
  type CorrectionList,
  type CorrectionRefusal,
  correctionList,
  correctionParams,
  correctionRefusal,
  correctionRulesView,
  correctionView,
} from './corrections.schema.js';
import { DecideCorrection } from './decide-correction.js';
import { waitDays } from './domain/correction-rules.js';
import { TakeBackCorrection } from './take-back-correction.js';

const refusals = [
  'correction-not-found',
  'own-correction',
  'own-money',
  'correction-decided',
  'correction-expired',
] as const;

const exported = filterOf(correctionList);

@ApiTags('admin')
@Controller('api/admin/corrections')
@Policy('admin')
export class CorrectionsAdminController {
  constructor(
    private readonly corrections: CorrectionsQueries,
    private readonly decideCorrection: DecideCorrection,
    private readonly takeBackCorrection: TakeBackCorrection,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(correctionView)
  list(@CurrentActor() actor: Actor, @Query({ schema: correctionList }) query: CorrectionList) {
    return this.corrections.list(query, actor);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'corrections',
      schema: correctionList,
      filter,
      columns: correctionColumns,
      read: (query) => this.corrections.list(query, actor),
    });
  }

  /** From which amount on a correction waits for a second person, and for how long. */
  @Get('rules')
  @ApiOkResponse({ standardSchema: correctionRulesView })
  rules() {
    return { aloneMost: env.CORRECT_ALONE_MOST_XAF, waitDays };
  }

  @Get(':id')
  @Refuses('correction-not-found')
  @ApiOkResponse({ standardSchema: correctionView })
  get(@CurrentActor() actor: Actor, @Param({ schema: correctionParams }) { id }: { id: string }) {
    return this.corrections.get(id, actor);
  }

  /** Makes it. */
  @Post(':id/approve')
  @HttpCode(200)
  @Refuses(...refusals, 'correction-not-covered', 'correction-of-deleted')
  @ApiOkResponse({ standardSchema: correctionView })
  async approve(
    @CurrentActor() actor: Actor,
    @Param({ schema: correctionParams }) { id }: { id: string },
  ) {
    await this.decideCorrection.approve(actor, id);
    return this.corrections.get(id, actor);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Refuses(...refusals)
  @ApiOkResponse({ standardSchema: correctionView })
  async refuse(
    @CurrentActor() actor: Actor,
    @Param({ schema: correctionParams }) { id }: { id: string },
    @Body({ schema: correctionRefusal }) { reason }: CorrectionRefusal,
  ) {
    await this.decideCorrection.refuse(actor, id, reason);
    return this.corrections.get(id, actor);
  }

  @Post(':id/take-back')
  @HttpCode(200)
  @Refuses(
    'correction-not-found',
    'correction-not-yours',
    'correction-decided',
    'correction-expired',
  )
  @ApiOkResponse({ standardSchema: correctionView })
  async takeBack(
    @CurrentActor() actor: Actor,
    @Param({ schema: correctionParams }) { id }: { id: string },
  ) {
    await this.takeBackCorrection.execute(actor, id);
    return this.corrections.get(id, actor);
  }
}
