import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersListFile } from '../../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { ExportList } from '../../audit-log/index.js';
import {
  moderation,
  reviewParams,
  type StaffReviewList,
  staffReviewList,
  staffReviewView,
} from '../reviews.schema.js';
import { ModerateReview } from './moderate-review.js';
import { reviewColumns } from './review-columns.js';
import { ReviewsAdminQueries } from './reviews.admin.queries.js';

const exported = filterOf(staffReviewList);

@ApiTags('admin')
@Controller('api/admin/reviews')
@Policy('staff')
export class ReviewsAdminController {
  constructor(
    private readonly reviews: ReviewsAdminQueries,
    private readonly moderateReview: ModerateReview,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(staffReviewView)
  list(@Query({ schema: staffReviewList }) query: StaffReviewList) {
    return this.reviews.list(query);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'reviews',
      schema: staffReviewList,
      filter,
      columns: reviewColumns,
      read: (query) => this.reviews.list(query),
    });
  }

  @Get(':id')
  @Refuses('review-not-found')
  @ApiOkResponse({ standardSchema: staffReviewView })
  get(@Param({ schema: reviewParams }) { id }: { id: string }) {
    return this.reviews.get(id);
  }

  @Post(':id/hide')
  @HttpCode(200)
  @Refuses('review-not-found', 'own-review')
  @ApiOkResponse({ standardSchema: staffReviewView })
  async hide(
    @CurrentActor() actor: Actor,
    @Param({ schema: reviewParams }) { id }: { id: string },
    @Body({ schema: moderation }) { reason }: { reason: string },
  ) {
    await this.moderateReview.execute(actor, id, 'hide', reason);
    return this.reviews.get(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Refuses('review-not-found', 'own-review')
  @ApiOkResponse({ standardSchema: staffReviewView })
  async restore(
    @CurrentActor() actor: Actor,
    @Param({ schema: reviewParams }) { id }: { id: string },
    @Body({ schema: moderation }) { reason }: { reason: string },
  ) {
    await this.moderateReview.execute(actor, id, 'restore', reason);
    return this.reviews.get(id);
  }
}
