import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Policy } from '../../../platform/auth/policies.js';
import { TrendsQueries } from './trends.queries.js';
import { type TrendsQuery, trendsQuery, trendView } from './trends.schema.js';

@ApiTags('admin')
@Controller('api/admin/trends')
export class TrendsAdminController {
  constructor(private readonly trends: TrendsQueries) {}

  /** How the last eight weeks went, by week or by day, the oldest first. */
  @Get()
  @Policy('staff')
  @ApiOkResponse({ standardSchema: trendView.array() })
  read(@Query({ schema: trendsQuery }) { by }: TrendsQuery) {
    return this.trends.read(by);
  }
}
