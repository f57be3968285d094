import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { DecideVerification } from './decide-verification.js';
import { OpenPapers } from './papers/open-papers.js';
import { VerificationQueries } from './verification.queries.js';
import {
  papersQuery,
  papersView,
  type RefusalBody,
  refusalBody,
  type SubmissionListQuery,
  type SubmissionParams,
  submissionDetail,
  submissionListQuery,
  submissionParams,
  submissionRow,
} from './verification.schema.js';
import { verificationColumns } from './verification-columns.js';

const exported = filterOf(submissionListQuery);

@ApiTags('admin')
@Controller('api/admin/verifications')
@Policy('staff')
export class VerificationAdminController {
  constructor(
    private readonly queries: VerificationQueries,
    private readonly decide: DecideVerification,
    private readonly exportList: ExportList,
    private readonly openPapers: OpenPapers,
  ) {}

  @Get()
  @AnswersPage(submissionRow)
  list(@Query({ schema: submissionListQuery }) query: SubmissionListQuery) {
    return this.queries.listSubmissions(query);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'verifications',
      schema: submissionListQuery,
      filter,
      columns: verificationColumns,
      read: (query) => this.queries.listSubmissions(query),
    });
  }

  @Get(':id')
  @Refuses('verification-not-found')
  @ApiOkResponse({ standardSchema: submissionDetail })
  detail(
    @CurrentActor() actor: Actor,
    @Param({ schema: submissionParams }) { id }: SubmissionParams,
  ) {
    return this.queries.getSubmission(actor, id);
  }

  /** What the document is to be compared with; on record as a look at its pictures is. */
  @Get(':id/papers')
  @Refuses('verification-not-found')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({ standardSchema: papersView })
  papers(
    @CurrentActor() actor: Actor,
    @Param({ schema: submissionParams }) { id }: SubmissionParams,
    @Query({ schema: papersQuery }) { reason }: { reason: string },
  ) {
    return this.openPapers.execute(actor, id, reason);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Refuses(
    'verification-not-found',
    'verification-already-decided',
    'verification-taken',
    'own-verification',
    'own-rental',
  )
  @ApiOkResponse({ standardSchema: submissionDetail })
  async approve(
    @CurrentActor() actor: Actor,
    @Param({ schema: submissionParams }) { id }: SubmissionParams,
  ) {
    await this.decide.execute(actor, id, { status: 'approved' });
    return this.queries.getSubmission(actor, id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Refuses(
    'verification-not-found',
    'verification-already-decided',
    'verification-taken',
    'own-verification',
    'own-rental',
  )
  @ApiOkResponse({ standardSchema: submissionDetail })
  async refuse(
    @CurrentActor() actor: Actor,
    @Param({ schema: submissionParams }) { id }: SubmissionParams,
    @Body({ schema: refusalBody }) { reason }: RefusalBody,
  ) {
    await this.decide.execute(actor, id, { status: 'rejected', reason });
    return this.queries.getSubmission(actor, id);
  }
}
